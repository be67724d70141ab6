import { invites } from '@kostbar/contracts/invites/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { readDraft } from '../../lib/draft.ts'
import { subscriptionPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { type Invitee, InviteOne } from './invite-one.tsx'
import { InviteSeveral, listDraft } from './invite-several.tsx'
import { texts } from './texts.ts'

interface InviteSlideOverProps {
  /** Whom to invite, already filled in. */
  readonly invitee?: Invitee
  readonly onClose: () => void
}

/** Panel to invite one person, or several from a list. */
export function InviteSlideOver({ invitee, onClose }: InviteSlideOverProps) {
  const [mode, setMode] = useState<'one' | 'several'>(() => (readDraft(listDraft) && !invitee ? 'several' : 'one'))
  const [isDirty, setDirty] = useState(false)
  const isSending = useIsMutating({ mutationKey: [invites.create.path] }) > 0
  const { data: slots } = useQuery(query(subscriptions.slotUsage))
  return (
    // Unsaved input keeps the panel open when the backdrop is tapped; that for several people is kept as a draft.
    <SlideOver isOpen onOpenChange={onClose} pending={isSending} dismissable={!isDirty} title={texts.inviteTitle}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{texts.mode}</legend>
          <Chip label={texts.one} selected={mode === 'one'} onToggle={() => setMode('one')} />
          <Chip label={texts.several} selected={mode === 'several'} onToggle={() => setMode('several')} />
        </fieldset>
        <p className="min-h-6 text-sm text-ink-soft">{slots ? texts.free(slots.free) : ''}</p>
      </div>
      {slots?.free === 0 ? (
        <div className="mt-4">
          <Notice tone="apricot">
            <p>{slots.bought === 0 ? texts.noSlots : texts.allSlotsUsed}</p>
            <ButtonLink to={subscriptionPath} size="sm" className="mt-3">
              {texts.buySlots}
            </ButtonLink>
          </Notice>
        </div>
      ) : null}
      {/* Both forms stay mounted, so that switching keeps their input. */}
      <div className="mt-6" hidden={mode !== 'one'}>
        <InviteOne invitee={invitee} onDirtyChange={setDirty} onClose={onClose} />
      </div>
      <div className="mt-6" hidden={mode !== 'several'}>
        <InviteSeveral onClose={onClose} />
      </div>
    </SlideOver>
  )
}
