import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';

import { environment } from '#functions/platform/environment.ts';

const machines = new SFNClient({});

/**
 * Starts an execution of the renewal state machine under a unique name. Returns false if that name was used before.
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
