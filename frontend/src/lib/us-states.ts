/** The US states, the federal district and the inhabited territories: postal code, name, and position on a tile map. */
const table: [code: string, name: string, row: number, column: number][] = [
  ['AK', 'Alaska', 1, 1],
  ['ME', 'Maine', 1, 12],
  ['WI', 'Wisconsin', 2, 7],
  ['VT', 'Vermont', 2, 11],
  ['NH', 'New Hampshire', 2, 12],
  ['WA', 'Washington', 3, 2],
  ['ID', 'Idaho', 3, 3],
  ['MT', 'Montana', 3, 4],
  ['ND', 'North Dakota', 3, 5],
  ['MN', 'Minnesota', 3, 6],
  ['IL', 'Illinois', 3, 7],
  ['MI', 'Michigan', 3, 8],
  ['NY', 'New York', 3, 10],
  ['MA', 'Massachusetts', 3, 11],
  ['OR', 'Oregon', 4, 2],
  ['NV', 'Nevada', 4, 3],
  ['WY', 'Wyoming', 4, 4],
  ['SD', 'South Dakota', 4, 5],
  ['IA', 'Iowa', 4, 6],
  ['IN', 'Indiana', 4, 7],
  ['OH', 'Ohio', 4, 8],
  ['PA', 'Pennsylvania', 4, 9],
  ['NJ', 'New Jersey', 4, 10],
  ['CT', 'Connecticut', 4, 11],
  ['RI', 'Rhode Island', 4, 12],
  ['CA', 'California', 5, 2],
  ['UT', 'Utah', 5, 3],
  ['CO', 'Colorado', 5, 4],
  ['NE', 'Nebraska', 5, 5],
  ['MO', 'Missouri', 5, 6],
  ['KY', 'Kentucky', 5, 7],
  ['WV', 'West Virginia', 5, 8],
  ['VA', 'Virginia', 5, 9],
  ['MD', 'Maryland', 5, 10],
  ['DE', 'Delaware', 5, 11],
  ['MP', 'Northern Mariana Islands', 6, 1],
  ['AZ', 'Arizona', 6, 3],
  ['NM', 'New Mexico', 6, 4],
  ['KS', 'Kansas', 6, 5],
  ['AR', 'Arkansas', 6, 6],
  ['TN', 'Tennessee', 6, 7],
  ['NC', 'North Carolina', 6, 8],
  ['SC', 'South Carolina', 6, 9],
  ['DC', 'District of Columbia', 6, 10],
  ['GU', 'Guam', 7, 1],
  ['OK', 'Oklahoma', 7, 5],
  ['LA', 'Louisiana', 7, 6],
  ['MS', 'Mississippi', 7, 7],
  ['AL', 'Alabama', 7, 8],
  ['GA', 'Georgia', 7, 9],
  ['HI', 'Hawaii', 8, 1],
  ['AS', 'American Samoa', 8, 2],
  ['TX', 'Texas', 8, 5],
  ['FL', 'Florida', 8, 10],
  ['PR', 'Puerto Rico', 8, 11],
  ['VI', 'US Virgin Islands', 8, 12],
];

type UsState = { code: string; name: string; row: number; column: number };

export const usStates: readonly UsState[] = table
  .map(([code, name, row, column]) => ({ code, name, row, column }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const names = new Map(usStates.map(({ code, name }) => [code, name]));

/** The English name of a state or territory by its postal code. Provinces elsewhere already come by name. */
export const stateName = (state: string): string => names.get(state) ?? state;
