import { type PublicTrainer, professionNames } from '@kostbar/contracts/trainers/profile'
import { formatDate } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { texts } from './texts.ts'

/** Who invites: picture, name, profession and own words. */
export function InvitingTrainer({ trainer, message }: { trainer: PublicTrainer; message: string }) {
  const { firstName, profileImage, headline, about, profession, qualification, isVerified, absence } = trainer
  return (
    <Card as="section" aria-label={firstName}>
      <div className="flex items-center gap-4">
        <Avatar name={firstName} picture={profileImage} size="lg" />
        <div className="min-w-0">
          <p className="font-display text-2xl wrap-anywhere">{firstName}</p>
          <p className="text-ink-soft">
            {[profession === 'OTHER' ? '' : professionNames[profession], qualification].filter(Boolean).join(' · ')}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
            {isVerified ? <Badge tone="leaf">{texts.verified}</Badge> : null}
            {absence ? <Badge tone="apricot">{texts.away(formatDate(absence.until))}</Badge> : null}
          </div>
        </div>
      </div>
      {headline ? <p className="mt-4 text-lg wrap-anywhere">{headline}</p> : null}
      {about ? <p className="measure mt-3 whitespace-pre-line wrap-anywhere text-ink-soft">{about}</p> : null}
      {message ? (
        <blockquote className="mt-4 rounded-lg bg-sage p-4 whitespace-pre-line wrap-anywhere">{message}</blockquote>
      ) : null}
    </Card>
  )
}
