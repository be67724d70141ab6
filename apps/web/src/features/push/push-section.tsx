import { push } from '@kostbar/contracts/push/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type BrowserPush, browserPush, subscribeBrowser } from './browser-push.ts'
import { PushDevices } from './push-devices.tsx'
import { PushGuide } from './push-guide.tsx'
import { texts } from './texts.ts'

/** Settings section for push notifications: this device, other devices, and instructions by platform. */
export function PushSection({ id }: { id: string }) {
  const stateQuery = useQuery(query(push.state))
  // The server cannot know the state of the browser.
  const browser = useHydrated() ? browserPush() : 'READY'
  const [, readBrowserAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={stateQuery} skeleton={<PushSkeleton />}>
        {({ publicKey, devices }) => (
          <div className="flex flex-col gap-5">
            {publicKey === null ? (
              <p className="text-ink-soft">{texts.notConfigured}</p>
            ) : devices.some(({ current }) => current) ? null : (
              <EnablePush publicKey={publicKey} browser={browser} sectionId={id} onDenied={readBrowserAgain} />
            )}
            <PushDevices devices={devices} sectionId={id} />
            {publicKey === null ? null : <PushGuide opensFirst={browser === 'INSTALL_FIRST'} />}
          </div>
        )}
      </QueryView>
    </PageSection>
  )
}

const obstacles = {
  UNSUPPORTED: texts.unsupported,
  INSTALL_FIRST: texts.installFirst,
  BLOCKED: texts.blocked,
} as const

interface EnablePushProps {
  /** VAPID key. */
  readonly publicKey: string
  readonly browser: BrowserPush
  readonly sectionId: string
  /** Called when the permission was not given: the browser may have blocked the site for good. */
  readonly onDenied: () => void
}

/** Button that subscribes this browser, or the reason why it cannot. */
function EnablePush({ publicKey, browser, sectionId, onDenied }: EnablePushProps) {
  const [isAsking, setIsAsking] = useState(false)
  const subscribe = useApiMutation(push.subscribe, {
    refresh: push.state,
    onSuccess: () => {
      focusSection(sectionId)
      toast.success(texts.enabled)
    },
    onError: toastProblem,
  })
  if (browser !== 'READY') return <Notice>{obstacles[browser]}</Notice>
  const enable = async () => {
    setIsAsking(true)
    try {
      const subscription = await subscribeBrowser(publicKey)
      if (subscription) return subscribe.mutate({ body: subscription })
      toast.error(texts.denied)
      onDenied()
    } catch {
      toast.error(texts.failed)
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <div>
      <Button pending={isAsking || subscribe.isPending} onClick={() => void enable()}>
        {texts.enable}
      </Button>
    </div>
  )
}

const PushSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-12 w-64 rounded-md" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-102 rounded-lg sm:h-78" />
  </SkeletonArea>
)
