import * as z from 'zod';

import { Report } from '#shared/api/people/report.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { RecordedReason } from '#shared/validation/account.ts';
import { PersonId, ReportLinkId } from '#shared/values/id.ts';

/** A private link to a report. Its token is shown once, when it is made. */
export const ReportLink = z.object({
  link_id: ReportLinkId,
  person_id: PersonId,
  /** Null where the listing was removed, or may not be shown where the member is. */
  full_name: z
    .string()
    .nullable() /** Whether the link opens no more: the listing was removed, or `views` is `most_views`. */,
  has_ended: z.boolean(),
  made_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  views: z.number().int(),
  most_views: z.number().int(),
});
export type ReportLink = z.infer<typeof ReportLink>;

/** A report as the holder of a private link reads it: never who shares it. */
export const SharedReport = Report.extend({
  shared: z.object({ purpose: RecordedReason, ends_at: z.iso.datetime(), now: z.iso.datetime() }),
});
export type SharedReport = z.infer<typeof SharedReport>;

export const sharing = domain('sharing', {
  getLinks: {
    method: 'GET',
    path: '/user/report-links',
    access: 'member',
    summary:
      'The private links that still work, and those that ended early because the listing was removed or they were just opened for the last time; latest first',
    input: z.strictObject({ person_id: PersonId.optional() }),
    output: z.object({ links: z.array(ReportLink) }),
    errors: [],
  },
  makeLink: {
    method: 'POST',
    path: '/people/{person_id}/report/links',
    access: 'subscriber',
    checksCountry: true,
    summary: 'Make a private link to an opened report, for a day or a week but never longer than it opens again free',
    input: z.strictObject({ person_id: PersonId, days: z.literal([1, 7]) }),
    output: ReportLink.extend({ token: z.string() }),
    errors: ['people.not-found', 'people.report-not-opened', 'request.too-many', 'request.conflict'],
  },
  revokeLink: {
    method: 'DELETE',
    path: '/user/report-links/{link_id}',
    access: 'member',
    summary: 'Revoke a private link at once; idempotent: an unknown link, or one of another member, changes nothing',
    input: z.strictObject({ link_id: ReportLinkId }),
    output: z.object({}),
    errors: [],
  },
  openLink: {
    // A POST: the token belongs in no URL or log, and each opening is counted.
    method: 'POST',
    path: '/report-links/open',
    access: 'public',
    checksCountry: true,
    summary:
      'The report behind a private link; each opening is counted and audited, a reload by the same browser within half an hour is not',
    input: z.strictObject({
      token: z.string().max(128),
      /** A reload: shows the report only where that costs no opening. */
      is_reload: z.boolean().default(false),
    }),
    output: SharedReport,
    errors: [
      'auth.link-expired',
      'people.report-not-opened',
      'people.not-found',
      'people.restricted',
      'request.too-many',
      'request.conflict',
    ],
  },
});
