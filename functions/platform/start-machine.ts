import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';

import { environment } from '#functions/platform/environment.ts';

const machines = new SFNClient({});

/**
 * Starts a run of the machine that takes a month’s money, under a name that no other run ever has. Answers false where
 * there was one of this name before: it runs, or has ended.
 */
export async function startMachine(name: string, input: object): Promise<boolean> {
  const { RENEWAL_MACHINE: stateMachineArn } = environment();
  if (!stateMachineArn) throw new Error('RENEWAL_MACHINE is not set');
  try {
    await machines.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
    return true;
  } catch (error) {
    if (error instanceof ExecutionAlreadyExists) return false;
    throw error;
  }
}
export type StartMachine = typeof startMachine;
