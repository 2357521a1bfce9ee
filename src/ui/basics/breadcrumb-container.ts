let container: HTMLElement | undefined

/**
 * The element in the header where screens render their breadcrumbs. Created before the header is rendered, so that a
 * screen rendered together with it need not wait and render its breadcrumbs later.
 */
export const breadcrumbContainer = (): HTMLElement => (container ??= document.createElement('div'))
