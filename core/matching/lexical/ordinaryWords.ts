import { stemOf } from './stemming.ts';

/**
 * Right as they are: words of ordinary English that lie a slip or two away from a word the notes use ("manger",
 * "flying"). Put together by hand, and from the words of the World English Bible (public domain). By stem.
 */
const WORDS =
  'addition affection alive amble amuse angel angler bailing bake banger barrel batter bear beard beast beet ' +
  'belt bent blank bleeding books bothers bows brake bream brief bringing brush budge building built bulky bull ' +
  'burst bust cage cake cancel carriage cart cash cattle caving ceased cleansing clear closer coasting ' +
  'compassion concerning confusion constantly construction contended continued conversion cooking corn county ' +
  'coupe course created croup dancer dare dash dawn deed deep deer derision dine disciple distress division ' +
  'dream dust ears east egret eight ejected ejection election emotionally envoy faithful feed fees fine fitter ' +
  'five flake flame flash flesh flies flip flow form forth fortified freed friction fully gain gate gear gilt ' +
  'gold grapes greasing greek greet groaning guild gully gust hailing hanger hare harp haste hazy hearth heat ' +
  'hedge heed heel heir herb herd hero hill hitter honey horn horrible horse hover humor injected injection ' +
  'insurance jingle jitter judgment keel keen lack lair lake land laser lays leak leap leasing ledge lest ' +
  'letter lever lift light lightning lips litter location locks loops loose lorry lovely lower mailing main ' +
  'male manger manic martial medial mills mingle mire morning most moth mount mush must nest nine north oath ' +
  'officer olive order otter oven oversight pace page pail panting parking part patch patent peach pear peel ' +
  'perceived pies pine pity plain pleasant pleasure pork posing pottery precision prefect present pried prime ' +
  'printing prize prone punting purify purse quilt railing rain raisin rake ramble ranger rare rattle rear ' +
  'received reed reef relation revision ride righteously rise roar rods rotation roving rumble runway rust sage ' +
  'sailed sake sash satin securely seed seer selected selection sent sets shade shape shave sheep shirt shone ' +
  'shore sigh sight sink sitter slash slaughter slave sleek sleet smell some sown steep stringed such sweep ' +
  'sworn tamper tasting tear tent testified there though thrust tied tile till tingle title tore tread treasure ' +
  'trudge trunk tumble turnout tying unrighteous valuation veil vent vine vocational wailing wedge weep well ' +
  'were west while wicked wider width wild wind window wing wood worm zealous';

const stems = new Set(WORDS.split(' ').map(stemOf));

export const isOrdinary = (word: string): boolean => stems.has(stemOf(word));
