import { ImportOfCompany } from './import-of-company.tsx'

export default function AppUsersImportScreen() {
  return <ImportOfCompany />
}
