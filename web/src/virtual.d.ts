declare module "virtual:book/*" {
  const book: import("./content").Book;
  export default book;
}
declare module "virtual:messages/*" {
  const messages: string;
  export default messages;
}
declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}
