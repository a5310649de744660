import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { agentStore } from '#functions/rights/removal/agents.ts';
import { peopleRemoverOf } from '#functions/rights/removal/remove-people.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { agents: agentStore(table), remover: peopleRemoverOf(table), limits: limiterOf(table) };

/** An agent whose authority turns out to be false loses its key, and its removals are lifted: docs/runbooks/operate.md. */
export const handler = handle(removal.requestAsAgent, live, async ({ input, from, now }, deps) => {
  const { agents, remover, limits } = deps;
  const { agent_key, people, kind, scope, language } = input;
  await limits.take('removal-agent', { network: from.network }, now);
  const agent = await agents.byKey(agent_key);
  if (!agent) {
    await limits.take('agent-key', { network: from.network }, now);
    throw new Fault('rights.unknown-agent');
  }
  const data = [];
  for (const person of people) {
    const removed = await remover.remove({ person, kind, scope, channel: 'agent', agent: agent.name, language }, now);
    data.push({ reference: removed.request.reference, state: removed.request.state });
  }
  log.info('agent removed people', { agent: agent.name, people: people.length });
  return { data };
});
