import type { LegalName } from '#shared/legal/versions.ts';

/**
 * The digest of each version, over its structure, its words in all languages and the lives that it shows. A version that was
 * released never changes: another wording is another version.
 */
export const digests: Record<LegalName, Record<number, string>> = {
  privacy: {
    7: 'c4pWOKScFI9YczV_dGeyQiH86xL-0thz3wUTrlGggz0',
    8: '0NRdKYUAEZf5drMacIVsGxeEyQqmG1nrXJDi9tttjfo',
    9: 'iyDFGOco0Mlilr6T2tOK9fBVbtnkpBahJ_KfHd5sB-w',
    10: 'Ebc-hb1y3Qd8IWJWxb_7Wjb-w6_f_5eqRmCDRtrTEfk',
    11: '2iVueZKewgrJmXq1h2ITbiIRAAbAtHzSzwSTimS8EAE',
  },
  terms: {
    7: 'kauouh0SBhOarFwZMrI2cnq7kwMEIgTqVZbX8OXal1c',
    8: '5KyOQVzcTSgmCmcoVI2bxPmZblJcWYg8U8tcZmochF4',
    9: 'VAhI2lRq8ZRjl_u2KFkPzleO-Wtu4swGrk81mOxG7fE',
    10: 'haHnXZkMJiUTGlFDI94ULtuRnm4wfUqgxct6y12upUI',
  },
};
