/**
 * Parts of the portal that are disabled unless the build enables them, for example by `VITE_APP_MENU=on npm run build`.
 */
export const FEATURES = {
  /** G065: the tab for the app's menu of a partner. Its content is not specified. */
  appMenu: import.meta.env['VITE_APP_MENU'] === 'on',
} as const
