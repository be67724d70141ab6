import type { Question } from '@kostbar/contracts/anamnesis/questionnaire'
import { ChoiceQuestion } from './choice-question.tsx'
import { ChoicesQuestion } from './choices-question.tsx'
import { DateQuestion } from './date-question.tsx'
import { NumberQuestion } from './number-question.tsx'
import type { QuestionProps } from './question-props.ts'
import { ScaleQuestion } from './scale-question.tsx'
import { LongTextQuestion, TextQuestion } from './text-question.tsx'
import { YesNoQuestion } from './yes-no-question.tsx'

type QuestionFieldProps = Omit<QuestionProps<Question['kind']>, 'question'> & { readonly question: Question }

/** Input control for the kind of a question. */
export function QuestionField({ question, ...props }: QuestionFieldProps) {
  switch (question.kind) {
    case 'text':
      return <TextQuestion question={question} {...props} />
    case 'longText':
      return <LongTextQuestion question={question} {...props} />
    case 'number':
      return <NumberQuestion question={question} {...props} />
    case 'date':
      return <DateQuestion question={question} {...props} />
    case 'choice':
      return <ChoiceQuestion question={question} {...props} />
    case 'choices':
      return <ChoicesQuestion question={question} {...props} />
    case 'scale':
      return <ScaleQuestion question={question} {...props} />
    case 'yesNo':
      return <YesNoQuestion question={question} {...props} />
  }
}
