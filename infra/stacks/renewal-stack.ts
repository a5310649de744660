import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';

import { renewal, RENEWAL_TIMEOUT, renewalName } from '#infra/machines/renewal.ts';
import { toStart, toWatch } from '#infra/permissions.ts';
import type { Stage } from '#infra/stages.ts';

type Props = StackProps & { stage: Stage; renew: IFunction };

/**
 * The renewal machine. A run is named after its membership and month, so that starting it twice runs it once; its input
 * is ids only and is never logged.
 */
export class RenewalStack extends Stack {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { stage, renew, ...props }: Props) {
    super(scope, id, props);
    const logs = new LogGroup(this, 'Log', { retention: stage.logRetention, removalPolicy: stage.removalPolicy });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('states.amazonaws.com'),
      inlinePolicies: { leave: new PolicyDocument({ statements: [toStart(renew), ...toWatch()] }) },
    });
    this.machine = new StateMachine(this, 'Machine', {
      stateMachineName: renewalName(stage.name),
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: renewal(this, renew),
      role: role.withoutPolicyUpdates(), // CDK’s grants are wider
      logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
      tracingEnabled: true,
      timeout: RENEWAL_TIMEOUT,
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'The delivery of logs and the tracing of X-Ray know no resources.',
    });
  }
}
