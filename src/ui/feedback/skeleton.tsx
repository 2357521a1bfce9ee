import './skeleton.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoadingAnnouncement } from './use-loading-announcement.ts'

/** One grey bar. `width` in any CSS unit, `height` in px. */
export function SkeletonBar({
  width = '100%',
  height = 12,
}: {
  readonly width?: string
  readonly height?: number
}) {
  return <span className="skeleton" style={{ width, height }} />
}

/** A placeholder for text that is loading. */
export function SkeletonLines({ lines = 4 }: { readonly lines?: number }) {
  return (
    <Loading>
      <div className="skeleton-lines">
        {Array.from({ length: lines }, (_, index) => (
          <SkeletonBar key={index} width={widthOf(index)} />
        ))}
      </div>
    </Loading>
  )
}

/** A placeholder for a form that is loading, with its fields in columns. */
export function SkeletonForm({ fields = 6 }: { readonly fields?: number }) {
  return (
    <Loading>
      <div className="grid">
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className="skeleton-field">
            <SkeletonBar />
            <SkeletonBar />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/**
 * A placeholder for a chart, image or figure that is loading. It has the same height, so that the page does not shift.
 */
export function SkeletonBlock({ height }: { readonly height: number }) {
  return (
    <Loading>
      <SkeletonBar height={height} />
    </Loading>
  )
}

/** Content that is loading. Screen readers get a text instead of the grey bars. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <>
      <LoadingAnnouncement />
      <span className="sr-only">{t('loading')}</span>
      <div className="skeletons" aria-hidden="true" aria-busy="true">
        {children}
      </div>
    </>
  )
}

/** Announces when loading takes long, and when everything has loaded. Renders nothing. */
export function LoadingAnnouncement() {
  const { t } = useTranslation('ui')
  useLoadingAnnouncement(t('loading'), t('loaded'))
  return null
}

/** Lines of unequal length look like text. */
const widthOf = (index: number): string => ['92%', '78%', '85%', '60%'][index % 4] ?? '80%'
