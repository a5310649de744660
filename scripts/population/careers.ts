import type { City } from '#scripts/population/cities.ts';
import type { Member } from '#scripts/population/family.ts';
import { homeAt, type Stay } from '#scripts/population/homes.ts';
import { type Month, NOW, years } from '#scripts/population/time.ts';
import type { Lots } from '#shared/values/chance.ts';

export type Job = { title: string; employer: string; city: City; from: Month; until: Month | null };
export type School = { school: string; degree: string; from: Month; until: Month };

/** What one studies, and what one then is: from the first job to the last. Without a subject no degree is needed. */
const fields: { subject: string | null; titles: [string, string, string] }[] = [
  { subject: 'civil engineering', titles: ['Drafter', 'Site engineer', 'Structural engineer'] },
  { subject: 'nursing', titles: ['Nursing assistant', 'Registered nurse', 'Charge nurse'] },
  { subject: 'education', titles: ['Teaching assistant', 'Teacher', 'Head of department'] },
  { subject: 'accounting', titles: ['Bookkeeper', 'Accountant', 'Controller'] },
  { subject: 'computer science', titles: ['Support technician', 'Software developer', 'Engineering lead'] },
  { subject: 'biology', titles: ['Laboratory technician', 'Research associate', 'Laboratory manager'] },
  { subject: 'law', titles: ['Legal assistant', 'Associate', 'Counsel'] },
  { subject: 'medicine', titles: ['Resident physician', 'Physician', 'Senior physician'] },
  { subject: 'pharmacy', titles: ['Pharmacy technician', 'Pharmacist', 'Pharmacy manager'] },
  { subject: 'design', titles: ['Junior designer', 'Graphic designer', 'Art director'] },
  { subject: 'journalism', titles: ['Editorial assistant', 'Reporter', 'Editor'] },
  { subject: 'history', titles: ['Archive assistant', 'Archivist', 'Curator'] },
  { subject: 'economics', titles: ['Analyst', 'Economist', 'Head of research'] },
  { subject: 'business', titles: ['Sales representative', 'Account manager', 'Regional manager'] },
  { subject: 'social work', titles: ['Case aide', 'Social worker', 'Programme director'] },
  { subject: 'architecture', titles: ['Junior architect', 'Architect', 'Partner'] },
  { subject: 'music', titles: ['Music teacher', 'Violist', 'Choir director'] },
  { subject: 'forestry', titles: ['Field assistant', 'Forester', 'District forester'] },
  { subject: null, titles: ['Apprentice electrician', 'Electrician', 'Master electrician'] },
  { subject: null, titles: ['Kitchen hand', 'Cook', 'Head chef'] },
  { subject: null, titles: ['Driver', 'Dispatcher', 'Fleet manager'] },
  { subject: null, titles: ['Carpenter’s mate', 'Carpenter', 'Site foreman'] },
  { subject: null, titles: ['Shop assistant', 'Shift supervisor', 'Store manager'] },
  { subject: null, titles: ['Machine operator', 'Machinist', 'Production manager'] },
  { subject: null, titles: ['Hairdresser', 'Stylist', 'Salon owner'] },
  { subject: null, titles: ['Farm hand', 'Grower', 'Farm manager'] },
  { subject: null, titles: ['Office clerk', 'Administrator', 'Office manager'] },
  { subject: null, titles: ['Warehouse worker', 'Forklift operator', 'Warehouse manager'] },
];

const words = (text: string) => text.trim().split(/\s+/);
const invented = words(`
  Northpier Brackenridge Tidewrack Kestrelway Larkmoor Fernhollow Greywater Oakhaven Stonemere Brightwell Redgate Ashlock
  Windrow Silverbeck Harrowfield Coldbrook Marlstone Sandpiper Whitlow Thornbury Westmarch Bluecairn Fallowdale Eastmoor
  Copperline Highfen Rookwood Lowmoss Saltgrass Wrenfield`);
const trades = words(
  'Marine Works Design Foods Logistics Systems Partners Supply Clinic Press Group Builders Labs Studio Trust',
);
const schools = words(
  'Carrow Lakeshore Aldermere Penrose Whitcombe Hartsell Belmoor Quillan Ravensworth Stanmore Edgecliff Marlowe',
);

export const employerName = (lots: Lots) => `${lots.pick(invented)} ${lots.pick(trades)}`;

/** What somebody learnt and worked at, one after the other, until 67 at the latest. */
export function careerOf(lots: Lots, member: Member, stays: Stay[]): { jobs: Job[]; schools: School[] } {
  const { subject, titles } = lots.pick(fields);
  const learnt: School[] = [];
  let at = member.born + years(18) + lots.below(18);
  const study = (degree: string, length: number) => {
    const school = `${lots.pick(schools)} ${lots.pick(['University', 'State', 'College', 'Institute'])}`;
    if (at + years(length) < NOW) learnt.push({ school, degree, from: at, until: at + years(length) });
    at += years(length);
  };
  if (subject) study(`${lots.pick(['BA', 'BSc'])}, ${subject}`, 4);
  else if (lots.happens(0.4)) study(lots.pick(['Certificate', 'Associate degree']), 2);
  if (subject && lots.happens(0.3)) study(`${lots.pick(['MA', 'MSc'])}, ${subject}`, 2);

  const jobs: Job[] = [];
  const retires = member.born + years(lots.between(60, 67));
  const count = lots.between(1, 4);
  for (let nth = 0; nth < count && at < NOW - 6; nth++) {
    const last = nth === count - 1;
    const end = last ? retires : at + lots.between(years(1), years(9));
    const city = homeAt(stays, at)?.city;
    if (!city || end <= at) break;
    const title = titles[Math.min(2, count === 1 ? lots.below(3) : nth)]!;
    jobs.push({ title, employer: employerName(lots), city, from: at, until: end >= NOW ? null : end });
    at = end + lots.below(8);
  }
  return { jobs, schools: learnt };
}
