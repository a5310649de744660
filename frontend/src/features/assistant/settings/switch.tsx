type Props = { name: string; more: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

/** Something that is on or off. */
export const Switch = ({ name, more, isOn, onSwitch }: Props) => (
  <label className="switch">
    <span>{name}</span>
    <small>{more}</small>
    <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
  </label>
);
