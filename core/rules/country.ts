/** Time zones by country, for the countries whose lines we list. Zones say where a person is; languages often do not. */
const zones: Record<string, RegExp> = {
  US: /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Juneau|Nome|Sitka|Adak|Detroit|Boise|Menominee|Metlakatla|Yakutat|Indiana\/.*|Indianapolis|Kentucky\/.*|Louisville|North_Dakota\/.*)|Pacific\/Honolulu|US\/.*)$/,
  CA: /^(America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Iqaluit|Whitehorse|Yellowknife|Thunder_Bay|Rankin_Inlet|Dawson.*|Glace_Bay|Goose_Bay|Swift_Current|Inuvik|Cambridge_Bay|Resolute|Creston|Fort_Nelson|Atikokan)|Canada\/.*)$/,
  GB: /^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB)$/,
  IE: /^Europe\/Dublin$/,
  AU: /^Australia\//,
  NZ: /^(Pacific\/(Auckland|Chatham)|NZ)$/,
  MX: /^(America\/(Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana|Ensenada|Santa_Isabel)|Mexico\/.*)$/,
  ES: /^(Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/,
  PT: /^(Europe\/Lisbon|Atlantic\/(Madeira|Azores)|Portugal)$/,
  BR: /^(America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Maceio|Araguaina|Belem|Santarem|Manaus|Cuiaba|Campo_Grande|Porto_Velho|Boa_Vista|Rio_Branco|Porto_Acre|Eirunepe|Noronha)|Brazil\/.*)$/,
  FR: /^Europe\/Paris$/,
  DE: /^Europe\/(Berlin|Busingen)$/,
  AT: /^Europe\/Vienna$/,
  CH: /^Europe\/Zurich$/,
  KR: /^(Asia\/Seoul|ROK)$/,
  CN: /^(Asia\/(Shanghai|Urumqi|Chongqing|Chungking|Harbin|Kashgar)|PRC)$/,
  TW: /^(Asia\/Taipei|ROC)$/,
  HK: /^(Asia\/Hong_Kong|Hongkong)$/,
  PH: /^Asia\/Manila$/,
  RU: /^(Europe\/(Moscow|Kaliningrad|Kirov|Volgograd|Astrakhan|Saratov|Samara|Ulyanovsk)|Asia\/(Yekaterinburg|Omsk|Novosibirsk|Barnaul|Tomsk|Novokuznetsk|Krasnoyarsk|Irkutsk|Chita|Yakutsk|Khandyga|Vladivostok|Ust-Nera|Magadan|Sakhalin|Srednekolymsk|Kamchatka|Anadyr)|W-SU)$/,
};

/**
 * A guess at the country, for the person to correct: by time zone, else by the region of the language when the zone says
 * nothing. A zone of some other country gives null, whatever the language: an English phone in Berlin is not in America.
 * `otherwise` is the church's own country, for a device that says nothing at all; one that names another place is believed.
 */
export const guessCountry = (
  timeZone: string,
  languages: readonly string[],
  known: readonly string[],
  otherwise: string | null = null,
): string | null => {
  const byZone = known.find((country) => zones[country]?.test(timeZone));
  if (byZone) return byZone;
  if (timeZone && !/^(UTC|Etc\/.*|GMT)$/.test(timeZone)) return null;
  const regions = languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []);
  const named = regions.length > 0 ? regions : [otherwise];
  return named.find((region) => region !== null && known.includes(region)) ?? null;
};
