import type { City } from '#scripts/population/cities.ts';
import type { Member } from '#scripts/population/family.ts';
import { homeAt, type Stay } from '#scripts/population/homes.ts';
import { type Month, NOW, years } from '#scripts/population/time.ts';
import type { Random } from '#shared/values/chance.ts';

export type Job = { title: string; employer: string; city: City; from: Month; until: Month | null };
export type School = { school: string; degree: string; from: Month; until: Month };

// what one studies, if anything | what one then is, from the first job to the last | what the employers are
const table = `
  civil engineering | Drafter, Site engineer, Structural engineer | Marine Works Design
  nursing | Nursing assistant, Registered nurse, Charge nurse | Clinic Care Hospital
  education | Teaching assistant, Teacher, Head of department | School Academy Trust
  accounting | Bookkeeper, Accountant, Controller | Partners Group Supply
  computer science | Support technician, Software developer, Engineering lead | Systems Labs Software
  biology | Laboratory technician, Research associate, Laboratory manager | Labs Research Trust
  law | Legal assistant, Associate, Counsel | Partners Chambers Group
  medicine | Resident physician, Physician, Senior physician | Clinic Hospital Care
  pharmacy | Pharmacy technician, Pharmacist, Pharmacy manager | Pharmacy Clinic Hospital
  design | Junior designer, Graphic designer, Art director | Studio Design Press
  journalism | Editorial assistant, Reporter, Editor | Press Courier Media
  history | Archive assistant, Archivist, Curator | Museum Archive Trust
  economics | Analyst, Economist, Head of research | Research Partners Bank
  business | Sales representative, Account manager, Regional manager | Supply Foods Group
  social work | Case aide, Social worker, Programme director | Care Trust Community
  architecture | Junior architect, Architect, Partner | Studio Partners Design
  music | Music teacher, Violist, Choir director | Orchestra Academy Players
  forestry | Field assistant, Forester, District forester | Forests Estate Timber
  – | Apprentice electrician, Electrician, Master electrician | Works Electric Builders
  – | Kitchen hand, Cook, Head chef | Kitchen Foods Inn
  – | Driver, Dispatcher, Fleet manager | Logistics Freight Lines
  – | Carpenter’s mate, Carpenter, Site foreman | Builders Joinery Works
  – | Shop assistant, Shift supervisor, Store manager | Stores Market Supply
  – | Machine operator, Machinist, Production manager | Works Tools Marine
  – | Hairdresser, Stylist, Salon owner | Salon Studio
  – | Farm hand, Grower, Farm manager | Farms Nursery Foods
  – | Office clerk, Administrator, Office manager | Group Systems Trust
  – | Warehouse worker, Forklift operator, Warehouse manager | Logistics Supply Freight
`;
const fields = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' | '))
  .map(([subject = '', titles = '', trades = '']) => ({
    subject: subject === '–' ? null : subject,
    titles: titles.split(', '),
    trades: trades.split(' '),
  }));

const words = (text: string) => text.trim().split(/\s+/);
const invented = words(`
  Northpier Brackenridge Tidewrack Kestrelway Larkmoor Fernhollow Greywater Oakhaven Stonemere Brightmere Reedgate Ashlock
  Windrow Silverbeck Harrowfield Coldbrook Marlstone Sandpiper Whitlow Thornbury Westmarch Bluecairn Fallowdale Eastmoor
  Copperline Highfen Rookwood Lowmoss Saltgrass Wrenfield`);
const schools = words(
  'Carrow Lakeshore Aldermere Penrose Whitcombe Hartsell Belmoor Quillan Ravensworth Stanmoor Edgecliff Marlcombe',
);

const employerName = (random: Random, trades: readonly string[]) => `${random.pick(invented)} ${random.pick(trades)}`;

/** The schools and jobs of a person in order, until 67 at the latest. */
export function careerOf(random: Random, member: Member, stays: Stay[]): { jobs: Job[]; schools: School[] } {
  const { subject, titles, trades } = random.pick(fields);
  const learnt: School[] = [];
  let at = member.born + years(18) + random.below(18);
  const study = (degree: string, length: number) => {
    const school = `${random.pick(schools)} ${random.pick(['University', 'State', 'College', 'Institute'])}`;
    if (at + years(length) < NOW) learnt.push({ school, degree, from: at, until: at + years(length) });
    at += years(length);
  };
  if (subject) study(`${random.pick(['BA', 'BSc'])}, ${subject}`, 4);
  else if (random.happens(0.4)) study(random.pick(['Certificate', 'Associate degree']), 2);
  if (subject && random.happens(0.3)) study(`${random.pick(['MA', 'MSc'])}, ${subject}`, 2);

  const jobs: Job[] = [];
  const retires = member.born + years(random.between(60, 67));
  const count = random.between(1, 4);
  for (let nth = 0; nth < count && at < NOW - 6; nth++) {
    const last = nth === count - 1;
    const end = last ? retires : at + random.between(years(1), years(9));
    const city = homeAt(stays, at)?.city;
    if (!city || end <= at) break;
    const title = titles[Math.min(2, count === 1 ? random.below(3) : nth)]!;
    jobs.push({ title, employer: employerName(random, trades), city, from: at, until: end >= NOW ? null : end });
    at = end + random.below(8);
  }
  return { jobs, schools: learnt };
}
