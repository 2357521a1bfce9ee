// Runs before the first paint: the theme (src/ui/theme/theme.ts) and the last brand colour (brand.ts).
;(() => {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // Storage is blocked.
    }
  }
  const showTheme = () => {
    const theme = stored('portal_theme')
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : system.matches ? 'dark' : 'light'
  }
  const showBrand = () => {
    for (const [name, value] of Object.entries(JSON.parse(stored('portal_brand') ?? '{}'))) {
      if (name.startsWith('--brand-') && /^#[\da-f]{6}$/.test(value)) root.style.setProperty(name, value)
    }
  }
  showTheme()
  // The system theme may change later.
  system.addEventListener('change', showTheme)
  try {
    showBrand()
  } catch {
    // Not written by brand.ts.
  }
})()
