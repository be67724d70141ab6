import type { CheckInForm } from '@kostbar/contracts/check-ins/schemas'
import { StoredElsewhere } from '../../../ui/stored-elsewhere.tsx'
import { texts } from './texts.ts'

/** Notice that a form was changed elsewhere, with what is stored now. */
export const ChangedForm = ({ form: { name, questions } }: { readonly form: CheckInForm }) => (
  <StoredElsewhere text={texts.changedMeanwhile}>
    <p className="font-semibold">{name}</p>
    <ol className="mt-1 list-decimal pl-5">
      {questions.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  </StoredElsewhere>
)
