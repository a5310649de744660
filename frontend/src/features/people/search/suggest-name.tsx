import { Count } from '#frontend/components/bdi.tsx';
import { type Suggested, SuggestField } from '#frontend/features/people/search/suggest-field.tsx';
import { call } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

async function suggestNames(text: string, part: 'first' | 'last'): Promise<Suggested[]> {
  const { names } = await call(people.suggestNames, { text, part });
  return names.map(({ name, people: bearers }) => ({
    id: name,
    text: name,
    label: (
      <>
        <bdi>{name}</bdi>
        <span className="muted">
          <Count of={bearers} />
        </span>
      </>
    ),
  }));
}
const suggestions = {
  first_name: (text: string) => suggestNames(text, 'first'),
  last_name: (text: string) => suggestNames(text, 'last'),
};

type Props = {
  name: keyof typeof suggestions;
  label: string;
  defaultValue: string | undefined;
  error: MessageKey | undefined;
};

/** A first or last name, with names of the index that begin like it. */
export default function SuggestName({ name, ...field }: Props) {
  return <SuggestField name={name} {...field} suggest={suggestions[name]} />;
}
