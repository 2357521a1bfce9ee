let place: HTMLElement | undefined

/**
 * The element in the header where screens show their crumbs. It is made before the header is rendered, so that a screen that
 * is rendered with it need not wait, and render its crumbs afterwards.
 */
export const crumbPlace = (): HTMLElement => (place ??= document.createElement('div'))
