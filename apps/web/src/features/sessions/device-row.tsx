import { sessions } from '@kostbar/contracts/sessions/endpoints'
import type { DeviceSession } from '@kostbar/contracts/sessions/schemas'
import { Laptop, Smartphone } from 'lucide-react'
import { useApiMutation } from '../../lib/api.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface DeviceRowProps {
  readonly session: DeviceSession
  readonly sectionId: string
}

/** Names that the API gives to phones and tablets. */
const mobileDevice = /iphone|ipad|ios|android|app/i

/** Row of a signed-in device with its last use and a sign-out button. */
export function DeviceRow({ session: { id, device, createdAt, lastSeenAt, current }, sectionId }: DeviceRowProps) {
  const end = useApiMutation(sessions.end, {
    refresh: sessions.mine,
    onSuccess: () => {
      focusSection(sectionId)
      toast.success(texts.ended)
    },
    onError: toastProblemWith({ not_found: texts.endedBefore }),
  })
  const Icon = mobileDevice.test(device) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-4 last:border-b-0">
      <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {current ? <Badge tone="leaf">{texts.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">{texts.lastSeen(formatDateTime(lastSeenAt))}</p>
        <p className="text-sm text-ink-soft">{texts.signedIn(formatDate(createdAt))}</p>
      </div>
      {current ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.endDevice(device)}
          pending={end.isPending}
          onClick={() => end.mutate({ params: { id } })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
