/** An invented Google account of the dev server. */
export type GoogleAccount = {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  contacts: { name: string; phone: string }[];
};

/** One with an account here, one without, one with no contacts, one with an unverified address. */
export const googleAccounts: GoogleAccount[] = [
  {
    sub: '100000000000000000001',
    name: 'Ida Lindqvist',
    email: 'ida@example.com',
    email_verified: true,
    contacts: [{ name: 'Dr. Osei’s surgery', phone: '+12185550144' }],
  },
  {
    sub: '100000000000000000002',
    name: 'Mara Ellison',
    email: 'mara@example.com',
    email_verified: true,
    contacts: [
      { name: 'Jonas at the garage', phone: '+12185550162' },
      { name: 'Mum', phone: '+12185550163' },
      { name: 'أمينة', phone: '+12185550164' },
    ],
  },
  { sub: '100000000000000000003', name: '佐藤 凛', email: 'rin@example.com', email_verified: true, contacts: [] },
  {
    sub: '100000000000000000004',
    name: 'Somebody Unchecked',
    email: 'unchecked@example.com',
    email_verified: false,
    contacts: [],
  },
];
