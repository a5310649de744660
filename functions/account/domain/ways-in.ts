type Known = {
  email_confirmed_at: string | null;
  phone_confirmed_at: string | null;
  password: string | null;
  google: object | null;
};

/** Whether somebody gets in without the texted code: by a password, by Google, or by a link to an address they have shown to read. */
export const getsInWithoutPhone = ({ password, google, email_confirmed_at }: Known): boolean =>
  password !== null || google !== null || email_confirmed_at !== null;
