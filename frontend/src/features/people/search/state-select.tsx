import { Select } from '#frontend/components/field.tsx';
import { usStates } from '#shared/values/us-states.ts';

type Props = {
  any: string;
  label: string;
  name: string;
  defaultValue?: string | undefined;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
};

/** The states of the US. */
export default function StateSelect({ any, ...select }: Props) {
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {usStates.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
