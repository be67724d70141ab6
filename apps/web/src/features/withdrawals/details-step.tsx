import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { withdrawal } from '@kostbar/contracts/withdrawals/schemas'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OwnContracts } from './own-contracts.tsx'
import { texts } from './texts.ts'

/** Fields of a declaration of withdrawal. */
export interface WithdrawalDetails {
  name: string
  email: string
  contract: string
}

interface DetailsStepProps {
  /** Values entered earlier, after a step back; undefined at first. */
  details: WithdrawalDetails | undefined
  onDone: (details: WithdrawalDetails) => void
}

/** Joins lines by commas, because the receipt repeats the contract in one line. */
const joinLines = (text: string) => text.trim().replace(/\s*[\n\t]\s*/g, ', ')

/** Step 1: name, e-mail and contract. */
export function DetailsStep({ details, onDone }: DetailsStepProps) {
  const user = useUser()
  const { register, handleSubmit, formState, setValue, setFocus } = useForm({
    resolver: standardSchemaResolver(withdrawal),
    defaultValues: details ?? (user ? { name: fullName(user), email: user.email } : {}),
  })
  const { errors } = formState
  return (
    <>
      <p className="mt-4 text-lg text-ink-soft">{texts.intro}</p>
      <div className="noscript:mt-6">
        <NeedsScript>
          {texts.needsScript} <Link to={paths.imprint}>{texts.imprint}</Link>.
        </NeedsScript>
      </div>
      <form method="post" noValidate className="mt-8 noscript:hidden" onSubmit={handleSubmit(onDone)}>
        <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
        <EmailField
          label={texts.email}
          autoComplete="email"
          description={texts.emailHint}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextArea
          label={texts.contract}
          rows={3}
          description={texts.contractHint}
          error={errors.contract?.message}
          {...register('contract', { setValueAs: joinLines })}
        />
        {user ? (
          <OwnContracts
            onChoose={(contract) => {
              setValue('contract', contract, { shouldValidate: formState.isSubmitted })
              setFocus('contract')
            }}
          />
        ) : null}
        <Button type="submit" size="lg" className="mt-4">
          {texts.next}
        </Button>
      </form>
    </>
  )
}
