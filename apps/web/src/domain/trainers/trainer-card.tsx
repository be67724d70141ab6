import { type PublicTrainer, professionNames } from '@kostbar/contracts/trainers/profile'
import { BadgeCheck } from 'lucide-react'
import { formatShortDate } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { texts } from './texts.ts'

interface TrainerCardProps {
  readonly trainer: PublicTrainer
  /** Full name: first and, if known, last name. */
  readonly name: string
  /** The trainer's personal message in an invitation. */
  readonly message?: string
}

/** Profession, qualification and register number in one line; 'Anderer Beruf' is left out, because it tells nothing. */
const qualificationOf = ({ profession, qualification, registerNumber }: PublicTrainer) =>
  [profession === 'OTHER' ? '' : professionNames[profession], qualification, registerNumber].filter(Boolean).join(' · ')

/** Card with a trainer's profile, as clients and invited people see it. */
export function TrainerCard({ trainer, name, message = '' }: TrainerCardProps) {
  const { headline, about, website, isVerified, absence } = trainer
  return (
    <section aria-label={name} className="rounded-lg bg-sage p-5">
      <div className="flex items-center gap-4">
        <Avatar name={name} picture={trainer.profileImage} />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft wrap-anywhere empty:hidden">{qualificationOf(trainer)}</p>
          {isVerified ? (
            <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-leaf">
              <BadgeCheck className="size-4" aria-hidden="true" />
              {texts.verified}
            </p>
          ) : null}
        </div>
      </div>
      {headline ? <p className="mt-4 font-semibold wrap-anywhere">{headline}</p> : null}
      {about ? <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{about}</p> : null}
      {website ? (
        <p className="mt-2">
          <a
            href={website}
            rel="noreferrer"
            target="_blank"
            className="text-leaf underline underline-offset-4 wrap-anywhere"
          >
            {website.replace(/^https?:\/\//, '')}
          </a>
        </p>
      ) : null}
      {absence ? (
        <p className="mt-3 rounded-md bg-apricot-soft px-3 py-2 text-apricot-ink">
          {texts.away(formatShortDate(absence.from), formatShortDate(absence.until))} {absence.text}
        </p>
      ) : null}
      {message ? (
        <blockquote className="mt-4 rounded-md bg-raised p-4 whitespace-pre-line wrap-anywhere">{message}</blockquote>
      ) : null}
    </section>
  )
}
