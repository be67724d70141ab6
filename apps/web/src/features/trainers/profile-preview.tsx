import { webLink } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { TrainerCard } from '../../domain/trainers/trainer-card.tsx'
import { fullName } from '../../domain/users/person.ts'
import { useUser } from '../../lib/session.ts'
import type { ProfileValues } from './profile-values.ts'
import { texts } from './texts.ts'

interface ProfilePreviewProps {
  readonly values: Partial<ProfileValues>
  readonly isVerified: boolean
}

/** Preview of the profile as clients see it, with the unsaved input. */
export function ProfilePreview({ values, isVerified }: ProfilePreviewProps) {
  const user = useUser()
  if (!user) return null
  const { headline = '', about = '', qualification = '', registerNumber = '', website = '' } = values
  const trainer = {
    firstName: user.firstName,
    profileImage: user.profileImage,
    headline,
    about,
    profession: values.profession ?? 'OTHER',
    qualification,
    registerNumber,
    website: z.safeParse(webLink, website).data ?? '',
    isVerified,
    absence: values.absence ?? null,
  }
  return (
    <section aria-label={texts.preview} className="mt-6">
      <h3 className="mb-2 text-lg">{texts.preview}</h3>
      <TrainerCard trainer={trainer} name={fullName(user)} />
    </section>
  )
}
