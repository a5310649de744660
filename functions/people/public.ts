/** What other domains may import from people. */
export { personNamesOf } from '#functions/people/person-names.ts';
export type { AuditEntry } from '#functions/people/domain/opened.ts';
export { type OwnRecords, ownRecordsOf } from '#functions/people/own-records.ts';
export type { StoredPerson } from '#functions/people/store.ts';
export { type DropEntries, dropEntriesOf } from '#functions/people/suppression/drop/entries.ts';
export { type DropStatus, statusOf as dropStatusOf } from '#functions/people/suppression/drop/entry.ts';
export { suppressListed } from '#functions/people/suppression/drop/suppress-listed.ts';
export { openersOf } from '#functions/people/audit-trail.ts';
export { hasHome, livesAt } from '#functions/people/lives-at.ts';
export { householdOf } from '#functions/people/household.ts';
export { type WhoHas, whoHas } from '#functions/people/phone-owner.ts';
export { type Dispute, type Disputant, isEndedByRemoval } from '#functions/people/corrections/dispute.ts';
export { CannotCorrect, disputesOf, type NewDispute } from '#functions/people/corrections/disputes.ts';
export { type FactInField, factIds, factsByField } from '#functions/people/corrections/fact-id.ts';
export { type Listings, listingsOf } from '#functions/people/suppression/listings.ts';
export type { ListingQuery, MaskedListing } from '#functions/people/suppression/find-listings.ts';
export type { Identifiers } from '#functions/people/suppression/subjects.ts';
