import type { Answer } from '@kostbar/contracts/endpoint'
import type { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import { texts } from './texts.ts'

interface SetUpProps {
  /** Called when the second factor is active and its recovery codes are stored, or were lost on their way. */
  readonly onFinish: () => void
  /** Cancels the set-up; undefined if it is mandatory. */
  readonly onCancel?: (() => void) | undefined
}

/** Set-up of the second factor: password, secret and first code, recovery codes. */
export function SetUp({ onFinish, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<Answer<typeof secondFactor.setUp>>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onFinish={onFinish} />
  const finishWithoutCodes = () => {
    toast.error(texts.codesLost)
    onFinish()
  }
  if (secret)
    return <ScanStep secret={secret} onConfirmed={setRecoveryCodes} onActive={finishWithoutCodes} onCancel={onCancel} />
  return <PasswordStep onSecret={setSecret} onCancel={onCancel} />
}
