import type { Language } from '#shared/values/language.ts';

/** A real town with public geographic data. */
export type City = {
  name: string;
  state: string | null;
  postalCode: string | null;
  country: string;
  latitude: number;
  longitude: number;
  /** North America only; fictional numbers elsewhere are not local. */
  areaCode: string | null;
};

// city | state | one of its ZIP codes | area code | latitude | longitude
const american = `
Birmingham|AL|35203|205|33.52|-86.81
Huntsville|AL|35801|256|34.73|-86.59
Mobile|AL|36602|251|30.69|-88.04
Anchorage|AK|99501|907|61.22|-149.89
Juneau|AK|99801|907|58.30|-134.42
Phoenix|AZ|85004|602|33.45|-112.07
Tucson|AZ|85701|520|32.22|-110.97
Flagstaff|AZ|86001|928|35.20|-111.65
Little Rock|AR|72201|501|34.75|-92.28
Fayetteville|AR|72701|479|36.06|-94.16
Los Angeles|CA|90012|213|34.06|-118.24
San Diego|CA|92101|619|32.72|-117.16
San Jose|CA|95113|408|37.33|-121.89
San Francisco|CA|94103|415|37.77|-122.41
Sacramento|CA|95814|916|38.58|-121.49
Fresno|CA|93721|559|36.73|-119.79
Oakland|CA|94612|510|37.81|-122.27
Long Beach|CA|90802|562|33.77|-118.19
Bakersfield|CA|93301|661|35.38|-119.02
Riverside|CA|92501|951|33.99|-117.37
Denver|CO|80202|303|39.75|-104.99
Colorado Springs|CO|80903|719|38.84|-104.82
Fort Collins|CO|80521|970|40.58|-105.10
Hartford|CT|06103|860|41.77|-72.67
New Haven|CT|06510|203|41.31|-72.93
Wilmington|DE|19801|302|39.74|-75.55
Washington|DC|20001|202|38.91|-77.02
Miami|FL|33130|305|25.77|-80.20
Orlando|FL|32801|407|28.54|-81.37
Tampa|FL|33602|813|27.95|-82.46
Jacksonville|FL|32202|904|30.33|-81.65
Tallahassee|FL|32301|850|30.43|-84.26
St. Petersburg|FL|33701|727|27.77|-82.64
Atlanta|GA|30303|404|33.75|-84.39
Savannah|GA|31401|912|32.08|-81.09
Augusta|GA|30901|706|33.46|-81.97
Honolulu|HI|96813|808|21.31|-157.86
Boise|ID|83702|208|43.63|-116.20
Chicago|IL|60604|312|41.88|-87.63
Springfield|IL|62701|217|39.80|-89.65
Rockford|IL|61101|815|42.29|-89.11
Peoria|IL|61602|309|40.69|-89.59
Indianapolis|IN|46204|317|39.77|-86.16
Fort Wayne|IN|46802|260|41.07|-85.15
South Bend|IN|46601|574|41.67|-86.25
Des Moines|IA|50309|515|41.59|-93.62
Cedar Rapids|IA|52401|319|41.97|-91.66
Wichita|KS|67202|316|37.69|-97.34
Topeka|KS|66603|785|39.06|-95.68
Louisville|KY|40202|502|38.25|-85.75
Lexington|KY|40507|859|38.05|-84.50
New Orleans|LA|70112|504|29.96|-90.08
Baton Rouge|LA|70801|225|30.45|-91.19
Shreveport|LA|71101|318|32.51|-93.75
Portland|ME|04101|207|43.66|-70.26
Bangor|ME|04401|207|44.80|-68.78
Baltimore|MD|21201|410|39.29|-76.62
Annapolis|MD|21401|410|38.98|-76.50
Boston|MA|02108|617|42.36|-71.06
Worcester|MA|01608|508|42.26|-71.80
Springfield|MA|01103|413|42.10|-72.59
Detroit|MI|48226|313|42.33|-83.05
Grand Rapids|MI|49503|616|42.97|-85.66
Lansing|MI|48933|517|42.73|-84.55
Ann Arbor|MI|48104|734|42.27|-83.73
Minneapolis|MN|55401|612|44.98|-93.27
St. Paul|MN|55101|651|44.95|-93.09
Duluth|MN|55802|218|46.77|-92.09
Rochester|MN|55901|507|44.05|-92.49
Jackson|MS|39201|601|32.29|-90.18
St. Louis|MO|63101|314|38.63|-90.19
Kansas City|MO|64106|816|39.10|-94.57
Springfield|MO|65806|417|37.21|-93.30
Columbia|MO|65201|573|38.94|-92.31
Billings|MT|59101|406|45.78|-108.50
Missoula|MT|59801|406|46.86|-114.01
Omaha|NE|68102|402|41.26|-95.93
Lincoln|NE|68508|402|40.81|-96.70
Las Vegas|NV|89101|702|36.17|-115.12
Reno|NV|89501|775|39.53|-119.81
Manchester|NH|03101|603|42.99|-71.46
Newark|NJ|07102|973|40.74|-74.17
Jersey City|NJ|07302|201|40.72|-74.05
Trenton|NJ|08608|609|40.22|-74.76
Albuquerque|NM|87102|505|35.08|-106.65
Santa Fe|NM|87501|505|35.70|-105.95
New York|NY|10001|212|40.75|-74.00
Brooklyn|NY|11201|718|40.69|-73.99
Buffalo|NY|14202|716|42.89|-78.88
Rochester|NY|14604|585|43.16|-77.61
Albany|NY|12207|518|42.66|-73.75
Syracuse|NY|13202|315|43.04|-76.15
Charlotte|NC|28202|704|35.23|-80.84
Raleigh|NC|27601|919|35.77|-78.63
Greensboro|NC|27401|336|36.07|-79.77
Asheville|NC|28801|828|35.60|-82.55
Fargo|ND|58102|701|46.90|-96.79
Columbus|OH|43215|614|39.97|-83.00
Cleveland|OH|44114|216|41.51|-81.68
Cincinnati|OH|45202|513|39.11|-84.50
Toledo|OH|43604|419|41.65|-83.54
Dayton|OH|45402|937|39.76|-84.19
Oklahoma City|OK|73102|405|35.47|-97.52
Tulsa|OK|74103|918|36.15|-95.99
Portland|OR|97205|503|45.52|-122.69
Eugene|OR|97401|541|44.07|-123.08
Salem|OR|97301|503|44.95|-123.00
Philadelphia|PA|19103|215|39.95|-75.17
Pittsburgh|PA|15222|412|40.45|-79.99
Harrisburg|PA|17101|717|40.26|-76.88
Erie|PA|16501|814|42.13|-80.09
Providence|RI|02903|401|41.82|-71.41
Charleston|SC|29401|843|32.78|-79.94
Columbia|SC|29201|803|34.00|-81.03
Sioux Falls|SD|57104|605|43.55|-96.73
Nashville|TN|37203|615|36.15|-86.79
Memphis|TN|38103|901|35.15|-90.05
Knoxville|TN|37902|865|35.96|-83.92
Chattanooga|TN|37402|423|35.05|-85.31
Houston|TX|77002|713|29.76|-95.36
San Antonio|TX|78205|210|29.42|-98.49
Dallas|TX|75201|214|32.79|-96.80
Austin|TX|78701|512|30.27|-97.74
Fort Worth|TX|76102|817|32.76|-97.33
El Paso|TX|79901|915|31.76|-106.48
Laredo|TX|78040|956|27.51|-99.50
Salt Lake City|UT|84101|801|40.76|-111.90
Provo|UT|84601|801|40.23|-111.68
Burlington|VT|05401|802|44.48|-73.22
Richmond|VA|23219|804|37.54|-77.44
Norfolk|VA|23510|757|36.85|-76.29
Roanoke|VA|24011|540|37.27|-79.94
Seattle|WA|98101|206|47.61|-122.33
Spokane|WA|99201|509|47.66|-117.43
Tacoma|WA|98402|253|47.25|-122.44
Charleston|WV|25301|304|38.35|-81.63
Madison|WI|53703|608|43.08|-89.38
Milwaukee|WI|53202|414|43.05|-87.90
Green Bay|WI|54301|920|44.48|-88.02
Eau Claire|WI|54701|715|44.80|-91.50
Cheyenne|WY|82001|307|41.14|-104.80
San Juan|PR|00901|787|18.47|-66.11
`;

// city | state or province | one of its postal codes | country | latitude | longitude | area code
const abroad = `
Toronto|Ontario|M5H 2N2|CA|43.65|-79.38|416
Montréal|Québec|H2Y 1C6|CA|45.51|-73.55|514
Vancouver|British Columbia|V6B 1A1|CA|49.28|-123.12|604
London||EC1A 1BB|GB|51.51|-0.13
Manchester||M1 1AE|GB|53.48|-2.24
Edinburgh||EH1 1YZ|GB|55.95|-3.19
Dublin||D02 X285|IE|53.35|-6.26
Sydney|New South Wales|2000|AU|-33.87|151.21
Auckland||1010|NZ|-36.85|174.76
Paris||75011|FR|48.86|2.35
Lyon||69002|FR|45.75|4.85
Marseille||13001|FR|43.30|5.38
Nantes||44000|FR|47.22|-1.55
Bruxelles||1000|BE|50.85|4.35
Genève||1204|CH|46.20|6.15
Tokyo|Tokyo|160-0022|JP|35.69|139.69
Osaka|Osaka|530-0001|JP|34.69|135.50
Sapporo|Hokkaido|060-0001|JP|43.06|141.35
Fukuoka|Fukuoka|810-0001|JP|33.59|130.40
İstanbul||34710|TR|41.01|28.95
Ankara||06420|TR|39.92|32.85
İzmir||35220|TR|38.41|27.14
Berlin||10115|DE|52.52|13.41
Cairo||11511|EG|30.06|31.25
Alexandria||21500|EG|31.20|29.92
Amman||11118|JO|31.96|35.95
Beirut||1107|LB|33.89|35.50
Casablanca||20000|MA|33.59|-7.61
Dubai|||AE|25.08|55.31
Lisboa||1100-148|PT|38.72|-9.13
Porto||4000-322|PT|41.15|-8.61
São Paulo|São Paulo|01310-100|BR|-23.55|-46.64
Rio de Janeiro|Rio de Janeiro|20040-020|BR|-22.91|-43.18
Recife|Pernambuco|50030-230|BR|-8.05|-34.88
Moscow||101000|RU|55.75|37.62
Saint Petersburg||191186|RU|59.94|30.31
Kazan|Tatarstan|420111|RU|55.79|49.12
Almaty||050000|KZ|43.25|76.92
Madrid||28013|ES|40.42|-3.70
Sevilla||41001|ES|37.38|-5.97
Valencia||46002|ES|39.47|-0.38
Ciudad de México|CDMX|06000|MX|19.43|-99.13
Guadalajara|Jalisco|44100|MX|20.68|-103.35
Bogotá||110111|CO|4.61|-74.08
Lima||15001|PE|-12.04|-77.03
Buenos Aires||C1002|AR|-34.61|-58.38
Santiago||8320000|CL|-33.46|-70.65
Lagos|Lagos|101001|NG|6.45|3.39
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

export const americanCities: readonly City[] = rows(american).map(
  ([name = '', state = '', postalCode = '', areaCode = '', latitude, longitude]) => ({
    name,
    state,
    postalCode,
    country: 'US',
    areaCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
);

const citiesAbroad: readonly City[] = rows(abroad).map(
  ([name = '', state, postalCode, country = '', latitude, longitude, areaCode]) => ({
    name,
    state: state || null,
    postalCode: postalCode || null,
    country,
    areaCode: areaCode ?? null,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }),
);

/** Other countries where a language is spoken. */
export const countriesOf: Record<Language, readonly string[]> = {
  en: ['CA', 'GB', 'IE', 'AU', 'NZ', 'NG'],
  fr: ['FR', 'FR', 'BE', 'CH'],
  ja: ['JP'],
  tr: ['TR', 'TR', 'TR', 'DE'],
  ar: ['EG', 'JO', 'LB', 'MA', 'AE'],
  pt: ['PT', 'BR', 'BR'],
  ru: ['RU', 'RU', 'KZ'],
  es: ['ES', 'MX', 'CO', 'PE', 'AR', 'CL'],
};

/** The towns of a country; the 50 states and their territories are one. */
export const citiesIn = (country: string): readonly City[] =>
  country === 'US' ? americanCities : citiesAbroad.filter((city) => city.country === country);
