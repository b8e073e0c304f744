import { stem } from './words.ts';

/**
 * Right as they are: words of ordinary English that lie a slip or two away from a word the notes use ("manger",
 * "flying"). Put together by hand, and from the words of the World English Bible (public domain). By stem.
 */
const WORDS =
  'abase abhorred abound accursed accuser addition adds adulteress affection agreed aground ails algum alike ' +
  'alley alliance aloud alter altogether amble amid among amuse anew angler antelope anthology ants apes apiece ' +
  'arches aren arise armory army arose arrogantly ascending ascent aside assigned attained attentive awaken ' +
  'aware awoke axes baal bailing bake baker baldy balm banger banished bare bark barley barn barrel base ' +
  'bashing basin basis basket batch batter beach beacon beak beam beans bear beard beast beautify bees beet ' +
  'beheaded bell below belt bend bent besieged biding bile bird blade blasphemers blast blight bloody blot ' +
  'blown boat bold bond borders bough bound bows bowl brace branch brass bray breach bream bred breed bridle ' +
  'brief bright brightened brink broad brook broom brotherhood brow budge buds buffer building built bulky bull ' +
  'burnished burst bush bust cable cage cake calf camel camp caressed carriage cart carton carving cattle cease ' +
  'certain certainly charge charmer chart chatter cheek chew chief choicest chop churning citation clan clap ' +
  'clasps cleansing cleft clip cloak cloth clover coal coast coin colt combing commands commends commission ' +
  'companion complaint complete compulsion concealed concept concern confidently confined confirmed confusion ' +
  'connection consent construction consumed contend contention continued contrary converse convulsed copy cord ' +
  'correctly corrupted corruption cors couch couldn county coupe course coverage covert cows crafty crag crane ' +
  'created creature crop croup crow crown cube cubs cunning cups curry dancer danger darkened dash dawn dealt ' +
  'dearly decay deceitfully deck dedication deed deer defect defended delicate deliverer delusion dental ' +
  'department depraved depth derision descending desolation despite destruction didn differing difficulty dill ' +
  'dine disciple discussion disguised distinction distress ditch diversity dives division dock doer doesn ' +
  'dominions donor dove dregs drew drip driven dross drought drove dull dung duration dust dyed eager ears ease ' +
  'eased east eater edged egret eighth ejected ejection emission endurance entered entreated envoy equality ' +
  'event ewes exalt exceeded excessive excusing executing exits expert expression exulting fable facet facial ' +
  'factor faint faithful fallow familiar famished fared farther fasten fatlings feast feather fellow fewer ' +
  'fiddle fifth fill filth fins firm fish fist fitter flake flame flash flavor flax flea fleet flint float ' +
  'flock flow flush foal foes folly forbidding fords foremost forepart fork form forsaking forth fortified ' +
  'forts foul fowl foxes frame freed friction fringe frozen fuel fully furnished furry galleries garments gate ' +
  'gaze gear generously gilt glean glisten gloom gloves glowing gnashing goads goat gold gored grafted grain ' +
  'grape gravel graze greasing greek greet grinding grip grizzled groan grove guest guild gully gush gust ' +
  'gutter hadn hail hairy hall hanger hare harp harvested hasn haste hatch haven hazy heap hearth heather heave ' +
  'hedge heed heel heir herb herd hero heron hilly hinder hinds hiss hitter hives holly homer honey hoof horn ' +
  'horribly hoses hospitable host hover humbly humor hundreds hung hunter hurls idolater ignorant immortality ' +
  'imported impute inclined injected injection innocence insisted insolent interpret isle itch jelly jingle ' +
  'jitter join jolly judgement june keel keen kettle kiln king kite kitten kneel knocking laboring lace ladles ' +
  'lain lair lake lame lamp land languish laps laser lather latte latter laughter lawful lawless leak lean leap ' +
  'lease leather ledge lemon lender lest lever leverage lewd lice lick lift lightning liken limb lime linen ' +
  'linger litter loaf loaves loins loom loops loosen lorry lovely lower lowliness luck lute mail main maker ' +
  'male manger manic manor march marred marsh martial mast mayor meat medial meditation meek melon merry metal ' +
  'mice midwife mighty mile mill mina mingle minstrels mint mire mirth mist mistaken mistreat mitten mixed moan ' +
  'mocker modal molded moldy moon mornings mortally most moth mound mount mules multiply murderer murmured must ' +
  'mustered mute mutter muzzle myth nard nave nearly noise noisy none noose north notion nudge null oars oath ' +
  'observed occupation officer offspring olive omer onto oppressor otter oven overcame overcome overlaying ' +
  'overseer oversight overtake oxen packet pail pair palace palate pale pans pant paralytic partaker partly ' +
  'pastures patent patiently patter paved paws peach peak pear peek peel pens perceived perish permission ' +
  'petition pierce pies pigs pillow pine piped pitch pits pity plain plantation players plead pleasant pleasure ' +
  'plow pole polished polls polly ponder pork posing possessor posterity potion pottery pouch pour powder ' +
  'practical prancing preach precision prefect preferred preparation present preserve press presume pretense ' +
  'prey pried prime prince print prize production prone proper property propped protect protection proven ' +
  'provoked prudence psalms published pullet punting purer purify purse putter quilt quip quota radial raid ' +
  'rail raisin rake rally ramble rams range ranger rants rare rash rattle ravished reader realm reap rear ' +
  'rebellion receive recover reed reef refining refuge regeneration rehearsed relation relay relent relied ' +
  'relieve repaid reply reproved resident resort responded restrains retain revealed reverence reversed ' +
  'revision riddle ride ridge rigging righteously riot ripped rise river roar robber robe rocky rode rods roes ' +
  'role rooster rope rotation rotter rouse roving rowers rows ruddy rugged ruler rumble runway rust sacred ' +
  'safety sage sail saint sake salmon salt sample sand sandal sank sash satin saws scab scent scorch scorn ' +
  'scourging seam seas seat sect securely seed seek seer seize select selection semen seventh severity shack ' +
  'shade shaft shaken shall shamefully shape sharp sharpened shave shear shedding sheen shine shirt shone shook ' +
  'shore shouldn shovel shown sift signet silk singer sitter skill slack slapped slash slaughter slave sledge ' +
  'sleek sleet sling slumber smell smoothly snake snare snatches sneak snip snore snuff soap soft soil sole ' +
  'solid solitary some sorceries sore sorrow sort sound sour south sows sower sown spare spat spear spelt spice ' +
  'spit spoon spore spot springing sprinkles spun stable stack stair stake stalk stall staple steak steam steel ' +
  'steep stew stinger stir stony stool stoop stork stormy stranding strange strangled strap streaked strengthen ' +
  'striding strike string striving stroll strongest strongly strove struck stubbornly sues sufficiency sung ' +
  'sunk surge swallow swarming sweat sweep swell swept swerve swift swing switch swoon sword swore sworn tail ' +
  'tame tamper tarnish taste temperate tempo tender tends tent tenth testified theater thick thickets thirst ' +
  'thirteen thistles threats thrust thus tied tile tingle title toes toil token tolerable toll tomb tool ' +
  'topical torch torrent tower trace tractor tradition trail transformed tray tread treason treasure treaty ' +
  'tree trembles tribe trick troubler trough trudge trunk tumble tune turnout twentieth twigs tying udder ' +
  'undefiled understood unity unpunished unrighteous unwalled unwashed upright urged utter valuation varnish ' +
  'vast vault veal veil verified vine violated violet vocational void vulture wafer wail waist wallow wanderer ' +
  'warden wares warm warn warp wasn wave waver weave wedge weep weren west whale whatever wheat wherever whips ' +
  'whirling whiter whomever wick widely wider width wild wiles wind window wing wiser withdraw withdrawn wolf ' +
  'wood woof wool worm wouldn woven wrapped wrathful wretched wring writer yarn yearly yearns yeast yield ' +
  'yonder youthful zeal zealous';

const stems = new Set(WORDS.split(' ').map(stem));

export const isOrdinary = (word: string): boolean => stems.has(stem(word));
