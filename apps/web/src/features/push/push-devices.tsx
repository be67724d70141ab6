import { push } from '@kostbar/contracts/push/endpoints'
import type { PushDevice } from '@kostbar/contracts/push/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { unsubscribeBrowser } from './browser-push.ts'
import { texts } from './texts.ts'

interface PushDevicesProps {
  readonly devices: readonly PushDevice[]
  readonly sectionId: string
}

/** List of devices with push, each with a button to remove it. */
export const PushDevices = ({ devices, sectionId }: PushDevicesProps) => (
  <section aria-labelledby="push-devices">
    <h3 id="push-devices" className="text-lg">
      {texts.devices}
    </h3>
    {devices.length === 0 ? (
      <p className="mt-1 text-ink-soft">{texts.noDevices}</p>
    ) : (
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} sectionId={sectionId} />
        ))}
      </ul>
    )}
  </section>
)

function DeviceRow({ device, sectionId }: { readonly device: PushDevice; readonly sectionId: string }) {
  const remove = useApiMutation(push.remove, {
    refresh: push.state,
    onSuccess: () => {
      focusSection(sectionId)
      toast.success(texts.removed)
      if (device.current) void unsubscribeBrowser()
    },
    onError: toastProblemWith({ not_found: texts.removedBefore }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-4 last:border-b-0">
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device.device}
          {device.current ? <Badge tone="leaf">{texts.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">
          {device.lastSentAt ? texts.lastSent(formatDateTime(device.lastSentAt)) : texts.neverSent}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={remove.isPending}
        onClick={() => remove.mutate({ params: { id: device.id } })}
      >
        {texts.remove}
        <span className="sr-only">{`: ${device.device}`}</span>
      </Button>
    </li>
  )
}
