using System.Net;
using System.Net.Http.Json;
using Microsoft.AspNetCore.Mvc.Testing;
using Riverside.Greeter;
using Xunit;

public sealed class GreetingTests(WebApplicationFactory<Program> factory)
    : IClassFixture<WebApplicationFactory<Program>>
{
    [Fact]
    public async Task GreetsByName()
    {
        var greeting = await factory.CreateClient().GetFromJsonAsync<Greeting>("/greetings/Amara");

        Assert.Equal("Hello, Amara! Your parcel is on its way.", greeting?.Message);
        Assert.Equal("local", greeting?.Release);
    }

    [Fact]
    public async Task RefusesNamesLongerThan40Characters()
    {
        var response = await factory.CreateClient().GetAsync("/greetings/" + new string('x', 41));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
    }

    [Fact]
    public async Task IsReady()
    {
        var response = await factory.CreateClient().GetAsync("/health/ready");

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
    }
}
