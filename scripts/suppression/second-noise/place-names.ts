/** States by the code of the post. */
export const STATES: ReadonlyMap<string, string> = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia
FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine
MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada
NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon
PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont
VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split(/[|\n]/)
    .map((line) => [line.slice(0, 2), line.slice(3)]),
);

/** Words of streets, each with what other sources write. */
export const streetWords: readonly (readonly [string, string])[] = `
St Street|Rd Road|Ave Avenue|Ct Court|Ter Terrace|Ln Lane|Dr Drive|Blvd Boulevard|Pl Place|Way Wy|Cir Circle|Pkwy Parkway
Street St.|Road Rd.|Avenue Av|Calle C/|Avenida Av.|Paseo Pº|Rua R.|Travessa Tv.|Sokağı Sk.|Caddesi Cad.|ulitsa ul.|rue r.|avenue av.
SE Southeast|NE Northeast|SW Southwest|NW Northwest|North N|South S|East E|West W|Hill Hl|Hollow Holw|Landing Lndg|Spring Spg`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' ') as [string, string]);

/** Towns that the world, their own people, or people in a hurry call otherwise. */
export const foreignTowns: ReadonlyMap<string, string> = new Map(
  `Moscow=Москва|Moscow=Moskva|Saint Petersburg=Санкт-Петербург|Kazan=Казань|Almaty=Алматы|Tokyo=東京|Osaka=大阪|Sapporo=札幌
Fukuoka=福岡|Cairo=القاهرة|Alexandria=الإسكندرية|Amman=عمان|Beirut=بيروت|Casablanca=الدار البيضاء|Dubai=دبي|Lisboa=Lisbon|Porto=Oporto
Sevilla=Seville|Bruxelles=Brussels|Genève=Geneva|Lyon=Lyons|Marseille=Marseilles|İstanbul=Istanbul|İzmir=Smyrna|Ciudad de México=Mexico City
São Paulo=Sao Paulo|Montréal=Montreal|Bogotá=Bogota|New York=NYC|Los Angeles=LA|San Francisco=SF|Philadelphia=Philly
Saint Paul=St. Paul|St. Louis=Saint Louis|Fort Collins=Ft Collins|Fort Worth=Ft. Worth|Las Vegas=Vegas|Washington=Washington DC
Colorado Springs=CO Springs|Salt Lake City=SLC|New Orleans=N Orleans|Oklahoma City=OKC|Kansas City=KC|Virginia Beach=Va Beach|Edinburgh=Edinburg`
    .split(/[|\n]/)
    .map((pair) => pair.split('=') as [string, string]),
);
