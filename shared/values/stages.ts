/** Stages that keep their data and have real customers or rehearse for them. Every other one is a disposable sandbox. */
export const lastingStages: readonly string[] = ['dev', 'staging', 'prod'];
