import type { Answer } from '@kostbar/contracts/endpoint'
import type { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DisableForm } from './disable-form.tsx'
import { RenewForm } from './renew-form.tsx'
import { texts } from './texts.ts'

/** Number of remaining recovery codes from which on new ones are suggested. */
const fewCodes = 3

interface ActiveFactorProps {
  readonly state: Answer<typeof secondFactor.state>
  readonly onChanged: () => void
}

/** Active second factor: activation date, number of remaining recovery codes, and buttons to change it. */
export function ActiveFactor({ state, onChanged }: ActiveFactorProps) {
  const [change, setChange] = useState<'renew' | 'disable'>()
  const close = () => {
    setChange(undefined)
    onChanged()
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="leaf">{texts.on}</Badge>
        {state.since ? <span>{texts.since(formatDate(state.since))}</span> : null}
        <span className="text-ink-soft">{texts.codesLeft(state.recoveryCodesLeft)}</span>
      </p>
      {state.recoveryCodesLeft <= fewCodes && change !== 'renew' ? (
        <div className="mt-4">
          <Notice tone="apricot">{texts.fewCodes}</Notice>
        </div>
      ) : null}
      <div className="mt-5">
        {change === 'renew' ? <RenewForm onClose={close} /> : null}
        {change === 'disable' ? <DisableForm onClose={close} isRequired={state.required} /> : null}
        {change === undefined ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setChange('renew')}>
              {texts.renew}
            </Button>
            <Button variant="quiet" onClick={() => setChange('disable')}>
              {texts.disable}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  )
}
