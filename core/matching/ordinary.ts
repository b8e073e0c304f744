import { stemOf } from './words.ts';

/**
 * Right as they are: words of ordinary English that lie a slip or two away from a word the notes use ("manger",
 * "flying"). Put together by hand, and from the words of the World English Bible (public domain). By stem.
 */
const WORDS =
  'abhorred able abound accent accursed addition adds adulteress affection agreed aground ails algum alike ' +
  'alive alley aloud alter altogether amble amid among amuse anew angler anthology ants apiece approved arches ' +
  'aren arise armory arrogantly ascending aside assigned attained attentive awaken aware awoke axes baal ' +
  'bailing bake baker balm banger banished bare bark barley barn barrel base bashing basin basis basket batch ' +
  'batter beach beacon beak beam bear beard beast beautify became bees beet beheaded bell below belt bend bent ' +
  'besieging biding bird blade blast bleeding blight bloody blot blown board boat bold bond bother bough bound ' +
  'bows bowl brace brake branch brass brat breach bream breed bribe bridle brief bright bring brink brook budge ' +
  'buds buffer building built bulky bull burnished burst bush bust cable cage cake calf camel camp carriage ' +
  'cart carton carving cash cattle cave cease certain chain charge charmer chat cheek chew chief choicest chore ' +
  'citation clap clasps cleansing clear clip cloth clover coal coast coin colt combing commands commends ' +
  'commission companion complaint complete concealed concept concern confided confusion connection consent ' +
  'constantly construction contend contention continued contrary converse conversion cook copy cord correctly ' +
  'corrupted corruption cors couch couldn county coupe course coverage covert cows crafty crag created creature ' +
  'crop croup crows crown cube cubs cunning cups curry dancer danger dare darkened dash dawn dealt dearly decay ' +
  'deceitfully deck dedication deed deep deer defect defended delicate deliverer delusion dental department ' +
  'deport depth derision desolation destruction didn differing difficulty dill dine disciple discussing ' +
  'disguised distinction distress ditch diversity dives division dock doer doesn donor dove drawn dregs drew ' +
  'drip driven dross drove dull dung dust dyed eager ears ease east eater edged egret eight ejected ejection ' +
  'emission emojis emotionally entered entreated envoy equality error event ewes exalt exceeded exits expert ' +
  'expression fable facet factor faint faithful fallow familiar famished fastening fatlings feast feather fees ' +
  'felt fiddle fill filth fine fins firm fish fitter five flake flame flash flax fled fleet flint floor flow ' +
  'flush foal foes follow folly forbidding fork form forth fortified foul foxes frame freed friction fringe ' +
  'fudge fuel fully furnished furry galleries garage garments gate gaze gear gilt glean glisten gloom gloves ' +
  'glowing gnashing goads goat gold grab grafted grain grape gravel graze greasing greek greet grinding grip ' +
  'groan ground guest guild gully gust gutter hadn hail hairy hall hanger hare harp hasn haste hatch haven hazy ' +
  'heap hearth heat heather heave hedge heed heel heir herb herd hero hilly hinder hinds hiss hitter hives ' +
  'holly homer honey hoof horn horrible hoses hospitable host hover hugged humor hundreds hung hunter ignorant ' +
  'immortality impute inclined injected injection innocence insurance interpret intimate isle itch jelly jingle ' +
  'jitter join jolly judgement june keel keen kettle king kite kitten kneel laboring lace ladles lain lair lake ' +
  'lame lamp land languish laser later lather latte latter laughter lawful lawless leak lean leap learn leased ' +
  'leather ledge lender lest letter lever leverage lewd lice lick lift lightning liken linen linger litter loaf ' +
  'loaves location locks loops loosen lorry loud lovely lower luck lute mail main maker male manger manic manor ' +
  'march marsh martial master mayor meat medial meditation meek melon melt merry metal mice midwife mighty mile ' +
  'mill mina mingle mire mirth mist mistaken mistreat mitten mixed moan mocker modal molded moon morning ' +
  'mortally most moth mound mount multiply murderer murmured mush must mustered mute mutter muzzle myth nave ' +
  'nearly nine noise noisy none north notion nudge oars oath observed obsession occupation officer offspring ' +
  'olive omer onto oppressor order otter outside oven overcame overcome overseer oversight overtake oxen pace ' +
  'packet pail pair palace pale pans pant paralytic parking part partly pastures patent patiently patter peach ' +
  'peak pear peek peel pension perceived perish permission petition pierce pies pigs pine piped pitch pits pity ' +
  'plain plead pleasant pleasure plow poison pole polished polly pool pork posing posterity potion pottery ' +
  'pouch pour powder prancing preach precision prefect preparation present preserve press presume pretense prey ' +
  'pried prime prince print prize production prone property protection proven provoked prudence psalms ' +
  'published pullet punting purify purse putter quilt quip quota radial raid rail raisin rake rally ramble ' +
  'ranger rants rare rash rattle ready realm reap rear reason rebellion receive recover reed reef refuge ' +
  'relation relay relent relieve repaid reproved resident resort responded restrained retain revealed reverence ' +
  'reversed revision riches riddle ride ridge righteously riot ripped rise river roar robber rocky rode rods ' +
  'role rooster rope rose rotation rotter round rouse roving rows ruddy rule rumble runway rust sacred safe ' +
  'sage sail sake salmon salt sample sand sandal sang sank sash satin saws scab scorn seam seas seat securely ' +
  'seed seek seer seize select selection semen send sense seven seventh severity shack shade shaft shake shall ' +
  'shamefully shape shark sharp sharpened shave shear sheen shine ship shirt shone shook shore shouldn shouldnt ' +
  'shovel shown sift sigh signet silk singer sitter skill slack slash slaughter slave sledge sleek sleet sling ' +
  'slumber smell snare snatches sneak snip snore snuff soap soft soil sole solid solitary some sorceries sore ' +
  'sort soul sound sour south sows sower sown spam spare spat spear spelt spice spit spore spot spun stable ' +
  'stack stair stake stalk stall staple steak steam steep stew stinger stir stool stoop stork stormy stove ' +
  'strange strangled strap streaked strengthen strike string striving strongly struck such sufficiency sung ' +
  'sunk swarming sweat sweep swell swept swift switch sword swore sworn tail tamper tarnish taste tear teenage ' +
  'temperate tender tent tenth testified then there these thick thickets thirteen thistles those though three ' +
  'thrust thus tied tile tingle title toes toil token tolerable toll tomb tool topical torch tore torrent tower ' +
  'trace tractor tradition trail trap tray tread treasure treat tree trick trough trudge trunk tumble tune ' +
  'turnout twentieth tying udder undefiled understood unity unpunished unrighteous unwashed upright urged utter ' +
  'valuation vanished varnish veal veil vent verified vine violet vocational void vulture wafer wail waist ' +
  'wallow warden wares warm warn warp wasn wave weave wedge weep weird were west whale wheat while whips whose ' +
  'wicked widely wider width wild wiles wind window wing wiser withdraw withdrawn wolf wonder wood woof wool ' +
  'world worm worse wouldn woven wrathful wretched writer yearly yeast yield youthful zeal zealous';

const stems = new Set(WORDS.split(' ').map(stemOf));

export const isOrdinary = (word: string): boolean => stems.has(stemOf(word));
