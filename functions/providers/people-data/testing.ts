/**
 * Responses in the shapes that the vendors document, of invented people. They are not recorded: neither vendor was
 * called with our account, and where the documentation is vague (teaser masks, bills) they are guesses.
 */
export const documented = {
  /** `matches[].data` of Identify, `data` of Enrichment; a plan without contact data has `true` where it has them. */
  peopleDataLabs: {
    id: 'qEnOZ5Oh0poWnQ1luFBfVw_0000',
    full_name: 'Tamsin Okafor',
    first_name: 'Tamsin',
    middle_initial: 'r',
    middle_name: null,
    last_name: 'Okafor',
    sex: 'female',
    birth_year: 1980,
    birth_date: '1980-05-13',
    name_aliases: ['Tammy Okafor'],
    linkedin_username: 'tamsin-okafor-example',
    mobile_phone: '+12185550142',
    phone_numbers: ['+12185550142', '+12185550143'],
    phones: [{ number: '+12185550143', first_seen: '2015-02-03', last_seen: '2026-04-05', num_sources: 2 }],
    emails: [
      { address: 'Tamsin.Okafor@example.com', type: 'personal', first_seen: '2014-01-01', last_seen: '2026-01-01' },
      { address: 'tokafor@work.example.com', type: 'current_professional', first_seen: null, last_seen: null },
    ],
    personal_emails: ['tamsin.okafor@example.com'],
    location_name: 'duluth, minnesota, united states',
    location_locality: 'Duluth',
    location_region: 'Minnesota',
    location_country: 'United States',
    location_street_address: '418 Cedar Hollow Rd',
    location_postal_code: '55802',
    location_last_updated: '2026-03-01',
    street_addresses: [
      {
        name: 'austin, texas, united states',
        street_address: '9 Elm St',
        address_line_2: null,
        locality: 'Austin',
        region: 'Texas',
        country: 'United States',
        postal_code: '78701',
        first_seen: '2009-01-01',
        last_seen: '2014-01-01',
      },
    ],
    experience: [
      {
        title: { name: 'Harbour Pilot', role: null, levels: [] },
        company: { name: 'Example Shipping', size: '11-50' },
        location_names: ['Duluth, Minnesota, United States'],
        start_date: '2016-04',
        end_date: null,
        is_primary: true,
      },
    ],
    education: [
      { school: { name: 'Example College' }, degrees: ['Bachelors'], majors: [], start_date: '1998', end_date: '2002' },
    ],
    profiles: [
      { network: 'linkedin', id: '1', url: 'linkedin.com/in/tamsin-okafor-example', username: 'tamsin-okafor-example' },
    ],
  },

  /** `persons[]` of PersonSearch with the search type Person. */
  enformionPerson: {
    tahoeId: 'G-0001',
    name: { prefix: '', firstName: 'Tamsin', middleName: 'R', lastName: 'Okafor', suffix: '' },
    fullName: 'Tamsin R Okafor',
    age: 46,
    dob: '5/13/1980',
    akas: [{ firstName: 'Tammy', middleName: '', lastName: 'Okafor' }],
    addresses: [
      {
        houseNumber: '9',
        streetPreDirection: '',
        streetName: 'Elm',
        streetType: 'St',
        streetPostDirection: '',
        unitType: '',
        unit: '',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        latitude: '',
        longitude: '',
        addressOrder: 2,
        fullAddress: '9 Elm St; Austin, TX 78701',
        firstReportedDate: '1/1/2009',
        lastReportedDate: '1/1/2014',
      },
      {
        houseNumber: '418',
        streetPreDirection: '',
        streetName: 'Cedar Hollow',
        streetType: 'Rd',
        streetPostDirection: '',
        unitType: '',
        unit: '',
        city: 'Duluth',
        state: 'MN',
        zip: '55802',
        latitude: '46.78',
        longitude: '-92.1',
        addressOrder: 1,
        fullAddress: '418 Cedar Hollow Rd; Duluth, MN 55802',
        firstReportedDate: '2/3/2015',
        lastReportedDate: '10/1/2026',
      },
    ],
    phoneNumbers: [
      {
        phoneNumber: '(218) 555-0142',
        phoneType: 'Wireless',
        isConnected: true,
        firstReportedDate: '2/3/2015',
        lastReportedDate: '9/1/2026',
      },
      {
        phoneNumber: '(218) 555-0143',
        phoneType: 'LandLine/Services',
        isConnected: null,
        firstReportedDate: '',
        lastReportedDate: '',
      },
    ],
    emailAddresses: [{ emailAddress: 'TAMSIN.OKAFOR@EXAMPLE.COM' }],
    relativesSummary: [
      {
        tahoeId: 'G-0002',
        firstName: 'Ruth',
        middleName: '',
        lastName: 'Hale',
        dob: '3/1/1958',
        relativeType: 'Mother',
        score: 90,
      },
      {
        tahoeId: 'G-0003',
        firstName: 'Ada',
        middleName: '',
        lastName: 'Okafor',
        dob: '3/1/2015',
        relativeType: 'Child',
        score: 90,
      },
    ],
    indicators: { hasBankruptcyRecords: 0 },
  },
};

/** The same person as the search type Teaser shows her: masked. */
export const documentedTeaser = {
  ...documented.enformionPerson,
  dob: '5/XX/1980',
  addresses: documented.enformionPerson.addresses.map((each) => ({
    ...each,
    houseNumber: 'XXX',
    streetName: 'XXXXX XXXXXX',
    zip: '',
  })),
  phoneNumbers: documented.enformionPerson.phoneNumbers.map((each) => ({ ...each, phoneNumber: '(218) 555-XXXX' })),
  emailAddresses: [{ emailAddress: 't***********@example.com' }],
};
