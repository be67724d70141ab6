import type { ReactNode } from 'react'
import { focusOnMount } from './focus-on-mount.ts'
import { Notice } from './notice.tsx'
import { storedElsewhereTexts as texts } from './stored-elsewhere-texts.ts'

interface StoredElsewhereProps {
  /** That the data was changed elsewhere, and what saving again does. */
  readonly text: string
  /** What is stored now. */
  readonly children: ReactNode
}

/**
 * Notice in a form whose data was changed elsewhere since it was opened. Focused, because the button that saves may be far
 * from it.
 */
export const StoredElsewhere = ({ text, children }: StoredElsewhereProps) => (
  <Notice tone="berry">
    <p ref={focusOnMount} tabIndex={-1}>
      {text}
    </p>
    <p className="mt-2 text-ink">{texts.title}</p>
    <div className="font-normal wrap-anywhere text-ink">{children}</div>
  </Notice>
)

/** Label of a field, its value as text, and what tells two values apart that read the same; by default the text. */
export type FieldReading<Values> = readonly [
  label: string,
  textOf: (values: Values) => string,
  identityOf?: (values: Values) => string,
]

interface ChangedFieldsProps<Values> {
  readonly readings: readonly FieldReading<Values>[]
  /** Values with which the form was opened. */
  readonly before: Values
  /** Values that are stored now. */
  readonly after: Values
}

/** Fields that differ, with the values that are stored now. */
export const ChangedFields = <Values,>({ readings, before, after }: ChangedFieldsProps<Values>) => (
  <dl>
    {readings
      .filter(([, textOf, identityOf = textOf]) => identityOf(before) !== identityOf(after))
      .map(([label, textOf]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label}:</dt>
          <dd className="min-w-0">{textOf(after) || texts.empty}</dd>
        </div>
      ))}
  </dl>
)
