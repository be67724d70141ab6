import type { Invitation } from '@kostbar/contracts/invites/schemas'
import type { ComponentProps } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { texts } from './texts.ts'

type ConsentFieldProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'required'> & {
  consent: Invitation['consent']
}

/** Both consents of an accepted invitation under a single checkbox. */
export const ConsentField = ({ consent, ...rest }: ConsentFieldProps) => (
  <fieldset className="rounded-lg bg-sunk p-4">
    <legend className="sr-only">{texts.consentTitle}</legend>
    <p aria-hidden="true" className="font-semibold">
      {texts.consentTitle}
    </p>
    <p className="mt-2 text-sm text-ink-soft">{consent.HEALTH}</p>
    <p className="mt-2 text-sm text-ink-soft">{consent.COACHING}</p>
    <Checkbox className="mt-2" {...rest} required label={texts.consentLabel} />
  </fieldset>
)
