/** Why nothing can be imported at all, in one sentence for whoever asked. */
export class Refusal extends Error {}
