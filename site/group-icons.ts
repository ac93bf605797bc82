/** Drawings of the groups that hubs list, by their names: lines in a square of 24 by 24. */
export const groupIcons: Readonly<Record<string, string>> = {
  Console: "M4 5h16v14H4zM8 9.5l2.5 2.5L8 14.5M13 14.5h3.5",
  Applications: "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
  Configuration: "M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h9M17 17.5h3M15 15.5v4",
  Environments: "m12 3 9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5",
  Deployment: "M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5",
  Development: "m7.5 7-5 5 5 5M16.5 7l5 5-5 5M14 4l-4 16",
  Services:
    "M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3",
  Observability: "M3 12h4l3-8 4 16 3-8h4",
  "Users and teams":
    "M9 11a3.75 3.75 0 1 0 0-7.5A3.75 3.75 0 0 0 9 11zM2.5 20.5V20a6.5 6.5 0 0 1 13 0v.5M15.5 4a3.75 3.75 0 0 1 0 6.5M17.5 14.2a6.5 6.5 0 0 1 4 5.8v.5",
  Security: "m12 3 8 3v5.5c0 4.6-3.2 7.8-8 9.5-4.8-1.7-8-4.9-8-9.5V6zM8.5 12l2.5 2.5 4.5-5",
  Manage: "M3 20.5h18M6 17v-5M12 17V4M18 17V8.5",
  "Move to Millrace": "M3 8h14M13 4l4 4-4 4M21 16H7M11 12l-4 4 4 4",
  "Get started": "M5.5 21V3.5M5.5 4.5H19l-3.5 4.25L19 13H5.5",
  Customize: "m4 20 1-4.5L16 4.5l3.5 3.5-11 11zM13 7.5l3.5 3.5",
  "Coding examples": "M6 3h8.5L18.5 7v14H6zM10.5 11l-2 2.5 2 2.5M14 11l2 2.5-2 2.5",
  Demos: "M3.5 5h17v14h-17zM10 9l5 3-5 3z",
};
