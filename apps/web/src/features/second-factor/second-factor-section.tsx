import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ActiveFactor } from './active-factor.tsx'
import { SetUp } from './set-up.tsx'
import { texts } from './texts.ts'

/** Settings section for the second factor: set-up, recovery codes, and disabling it. */
export function SecondFactorSection({ id }: { id: string }) {
  const [isSettingUp, setSettingUp] = useState(false)
  const state = useQuery(query(secondFactor.state))
  const queries = useQueryClient()
  const close = () => {
    setSettingUp(false)
    focusSection(id)
    void queries.invalidateQueries({ queryKey: [secondFactor.state.path] })
    void queries.invalidateQueries({ queryKey: [users.info.path] })
  }
  const finish = () => {
    toast.success(texts.enabled)
    close()
  }
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={state} skeleton={<SecondFactorSkeleton />}>
        {(factor) =>
          isSettingUp ? (
            <SetUp onFinish={finish} onCancel={close} />
          ) : factor.active ? (
            <ActiveFactor state={factor} onChanged={close} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Badge>{texts.off}</Badge>
              <Button variant="secondary" onClick={() => setSettingUp(true)}>
                {texts.start}
              </Button>
            </div>
          )
        }
      </QueryView>
    </PageSection>
  )
}

const SecondFactorSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-11 w-1/2" />
  </SkeletonArea>
)
