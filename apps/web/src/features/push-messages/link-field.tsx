import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

/** Pages that a message usually opens. Any other page of the site is entered by its address. */
const pages: readonly { readonly to: string; readonly name: string }[] = [
  { to: paths.profile, name: texts.pages.profile },
  { to: `${paths.profile}#challenges`, name: texts.pages.challenges },
  { to: paths.nutritionPlan, name: texts.pages.nutritionPlan },
  { to: paths.recipes, name: texts.pages.recipes },
  { to: paths.shoppingAndNotes, name: texts.pages.shoppingAndNotes },
  { to: paths.documents, name: texts.pages.documents },
  { to: paths.myMessages, name: texts.pages.messages },
  { to: paths.blog, name: texts.pages.blog },
]

/** Path of an address on this site, as copied from the address bar; other text stays as it is. */
function pathOf(typed: string): string {
  const { origin } = window.location
  return typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed
}

interface LinkFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (link: string) => void
}

/** Choice of the page that a message opens, with a text field for one that is not in the list. */
export function LinkField({ value, error, onChange }: LinkFieldProps) {
  const [isOther, setOther] = useState(() => pages.every(({ to }) => to !== value))
  return (
    <div>
      <SelectField
        label={texts.linkField}
        error={isOther ? undefined : error}
        value={isOther ? '' : value}
        onChange={({ target }) => {
          setOther(target.value === '')
          if (target.value) onChange(target.value)
        }}
      >
        {pages.map(({ to, name }) => (
          <option key={to} value={to}>
            {name}
          </option>
        ))}
        <option value="">{texts.otherPage}</option>
      </SelectField>
      {isOther ? (
        <TextField
          label={texts.addressField}
          description={texts.addressHint}
          value={value}
          error={error}
          onChange={({ target }) => onChange(pathOf(target.value))}
        />
      ) : null}
    </div>
  )
}
