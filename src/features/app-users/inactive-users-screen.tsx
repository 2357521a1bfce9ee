import { UserList } from './user-list.tsx'

export default function InactiveUsersScreen() {
  return <UserList active={false} />
}
