/**
 * One thing that speaks for two people being one (weight above 0) or against it, in nats: the logarithm of how much more
 * often it is seen with one person than with two. `said` never holds what stands there: it is somebody’s.
 */
export type Evidence = { field: string; weight: number; said: string; kind: Kind };

/**
 * What the evidence rests on: the name; something of one person alone (a birth, an email, a mobile, a job); something that
 * a family shares (a house, a landline, relatives); or a contradiction, after which no sum makes them one.
 */
export type Kind = 'name' | 'own' | 'key' | 'shared' | 'contradiction';
