import css from './ChipGroup.module.css';

interface Chip {
  id: number;
  label: string;
  /** The chip's kind. */
  note?: string;
  /** Warning that users see before they select the chip. */
  warning?: string | undefined;
}

type ChipGroupProps = {
  label: string;
  chips: readonly Chip[];
  chosen: ReadonlySet<number>;
  onChange: (id: number, isChosen: boolean) => void;
  disabled?: boolean;
};

/** Renders chips of which any number can be selected. */
export const ChipGroup = ({ label, chips, chosen, onChange, disabled = false }: ChipGroupProps) => (
  <fieldset className={css.group} disabled={disabled}>
    <legend className="visually-hidden">{label}</legend>
    <div className={css.chips}>
      {chips.map((chip) => (
        <label
          key={chip.id}
          className={css.chip}
          data-warns={chip.warning ? true : undefined}
          title={chip.warning}
        >
          <input
            type="checkbox"
            className={css.box}
            checked={chosen.has(chip.id)}
            onChange={(event) => onChange(chip.id, event.target.checked)}
          />
          <bdi className={css.text}>{chip.label}</bdi>{' '}
          {chip.note ? <span className={css.note}>{chip.note}</span> : null}{' '}
          {chip.warning ? <span className="visually-hidden">{chip.warning}</span> : null}
        </label>
      ))}
    </div>
  </fieldset>
);
