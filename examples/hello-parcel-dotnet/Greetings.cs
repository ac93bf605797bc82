namespace Riverside.Greeter;

public record Greeting(string Name, string Message, string Release);

public static class Greetings
{
    private const int MaxNameLength = 40;

    public static void MapGreetings(this WebApplication app)
    {
        var release = app.Configuration["MILLRACE_RELEASE"] ?? "local";

        app.MapGet("/greetings/{name}", (string name) =>
        {
            if (name.Length > MaxNameLength)
            {
                return Results.Problem("The name is too long", statusCode: 400);
            }

            app.Logger.LogInformation("Greeting created, name length {Length}", name.Length);
            return Results.Ok(new Greeting(name, $"Hello, {name}! Your parcel is on its way.", release));
        });
    }
}
