export default function AppUserOverviewScreen() {
  return null
}
