/**
 * One piece of evidence that two people are the same (positive weight) or not (negative), in nats: the log likelihood
 * ratio. `said` never contains personal data.
 */
export type Evidence = { field: string; weight: number; said: string; kind: Kind };

/**
 * What the evidence rests on: the name; an attribute of one person (birth, email, mobile, job); an attribute that
 * families share (house, landline, relatives); or a contradiction, which overrides any score.
 */
export type Kind = 'name' | 'own' | 'key' | 'shared' | 'contradiction';
