import type { CheckInForm } from '@kostbar/contracts/check-ins/schemas'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

/** Notice that a form was changed elsewhere, with what is stored now. */
export const ChangedForm = ({ form: { name, questions } }: { readonly form: CheckInForm }) => (
  <Notice tone="apricot">
    <p>{texts.changedMeanwhile}</p>
    <p className="mt-2 font-semibold wrap-anywhere">{name}</p>
    <ol className="mt-1 list-decimal pl-5 font-normal wrap-anywhere">
      {questions.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
    <p className="mt-2 font-normal">{texts.saveAnyway}</p>
  </Notice>
)
